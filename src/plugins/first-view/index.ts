import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { bundleInlineScript } from './bundle';
import { contentSecurityPolicy } from './policy';

export interface FirstViewOptions {
  /** Module that runs in the head of every page, before the text is painted. */
  entry: string;
  /** Names that the module declares and the build knows, with their values. */
  constants: Readonly<Record<string, unknown>>;
  /** Hosts besides our own that scripts may talk to. */
  connectHosts: readonly string[];
}

const OPTIONS = Joi.object<FirstViewOptions>({
  entry: Joi.string().required(),
  constants: Joi.object().required(),
  connectHosts: Joi.array()
    .items(Joi.string().uri({ scheme: 'https' }))
    .required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<FirstViewOptions, FirstViewOptions>): FirstViewOptions {
  return validate(OPTIONS, options);
}

/**
 * Puts the first-view script into the head of every page, and before it the script policy that
 * allows this script by its hash and no other inline script.
 */
export default function firstViewPlugin(
  _context: LoadContext,
  options: FirstViewOptions,
): Plugin<undefined> {
  const script = bundleInlineScript(options.entry, options.constants);
  // The development server evaluates modules and talks over a socket: no policy there.
  const policy =
    process.env.NODE_ENV === 'production'
      ? contentSecurityPolicy([script], options.connectHosts)
      : undefined;
  return {
    name: 'first-view',
    injectHtmlTags() {
      return {
        headTags: [
          ...(policy
            ? [
                {
                  tagName: 'meta',
                  attributes: { 'http-equiv': 'Content-Security-Policy', content: policy },
                },
              ]
            : []),
          { tagName: 'script', innerHTML: script },
        ],
      };
    },
  };
}
