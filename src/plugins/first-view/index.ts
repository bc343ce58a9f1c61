import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleInlineScript } from './bundle';
import { contentSecurityPolicy } from './policy';

export interface FirstViewOptions {
  /** Module that runs in the head of every page, before the text is painted. */
  entry: string;
  /** Hosts besides our own that scripts may talk to. */
  connectHosts: readonly string[];
}

/**
 * Puts the first-view script into the head of every page, and before it the script policy that
 * allows this script by its hash and no other inline script.
 */
export default function firstViewPlugin(
  _context: LoadContext,
  options: FirstViewOptions,
): Plugin<undefined> {
  const script = bundleInlineScript(options.entry);
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
