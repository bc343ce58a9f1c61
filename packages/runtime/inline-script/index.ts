import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles } from '@rslib-docs/kit/node/docusaurus-plugin';
import {
  AFTER_TEXT,
  WAITING_SCRIPT,
  SPECULATION_POLICY,
  speculationRules,
} from '../hydration/page-contract';
import { CONTROLS_SCRIPT } from '../hydration/pre-hydration';
import { bundleInlineScript, bundleLazyModule, contentSecurityPolicy } from './bundle';
import { ROUTE_MANIFEST, findRouteFiles } from './route-manifest';

export interface InlineScriptOptions {
  /** Module that runs in the head of every page, before anything is painted. */
  beforePaint: string;
  /** Module that runs behind the first paragraphs of a page. In development it is in the head. */
  afterText: string;
  /** Module that a file of its own brings beside every page, while the text is painted. */
  controls: string;
  /** Names that the modules declare and the build knows; data would be in the app, too. */
  constants: () => Readonly<Record<string, unknown>>;
  /** Modules by name that the other two and the controls load with `loadModule(LAZY_MODULES.<name>)`. */
  lazyModules: Readonly<Record<string, string>>;
  /** Origins besides our own that scripts may talk to. */
  connectHosts: readonly string[];
  /** Addresses besides our own that forms may be sent to. */
  formTargets: readonly string[];
}

/** Puts the scripts of the first view into the head of every page, and the policy that allows them. */
export default function inlineScriptPlugin(
  { baseUrl, codeTranslations, i18n, siteConfig }: LoadContext,
  options: InlineScriptOptions,
): Plugin<undefined> {
  // Of all languages: a link may lead to another.
  const rules = speculationRules(i18n.localeConfigs[i18n.defaultLocale]!.baseUrl);
  const constants = {
    ...options.constants(),
    SPECULATION_RULES: rules,
    SITE_STORAGE: siteConfig.storage.namespace,
  };
  const modules = Object.entries(options.lazyModules).map(
    ([name, entry]) => [name, bundleLazyModule(name, entry, constants, codeTranslations)] as const,
  );
  const addresses = Object.fromEntries(modules.map(([name, { file }]) => [name, baseUrl + file]));
  const [beforePaint, afterText] = [options.beforePaint, options.afterText].map((entry) =>
    bundleInlineScript(entry, constants, addresses),
  ) as [string, string];
  const controls = bundleLazyModule('controls', options.controls, constants, {}, addresses);
  const address = { src: baseUrl + controls.file, [CONTROLS_SCRIPT]: true };
  const content = contentSecurityPolicy(
    [beforePaint, afterText, rules, WAITING_SCRIPT],
    options.connectHosts,
    [SPECULATION_POLICY],
    options.formTargets,
  );
  const attributes = { 'http-equiv': 'Content-Security-Policy', content };
  // The development server evaluates modules and talks over a socket: no policy there.
  const policy = process.env.NODE_ENV === 'production' ? [{ tagName: 'meta', attributes }] : [];
  return {
    name: 'first-view',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const files = new Map(
        [...modules.map(([, module]) => module), controls].map(({ file, code }) => [file, code]),
      );
      // Their names hold the hash of what they are: nobody may change them any more.
      return { plugins: [emitFiles('first-view', () => files, { minimized: true })] };
    },
    async postBuild(props) {
      const files = await findRouteFiles(props);
      await fs.writeFile(path.join(props.outDir, ROUTE_MANIFEST), JSON.stringify(files));
    },
    injectHtmlTags() {
      return {
        headTags: [
          ...policy,
          { tagName: 'script', innerHTML: beforePaint },
          { tagName: 'script', attributes: { [AFTER_TEXT]: true }, innerHTML: afterText },
          { tagName: 'script', attributes: { type: 'module', async: true, ...address } },
        ],
      };
    },
  };
}
