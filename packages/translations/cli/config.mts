import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FingerprintInputs } from '@rslib-docs/kit/node/fingerprint';

/** The English texts of the interface, which `status` compares with the files of a translation. */
export interface InterfaceTexts {
  /** Folders of the code that passes texts to `translate()` and `<Translate>`. */
  code: readonly string[];
  /** Items of the top bar, as in the configuration of the site. */
  title: string;
  navbar: readonly unknown[];
  footer: readonly unknown[];
  /** File of the sidebars. */
  sidebarPath: string;
  /** Names that are the same in both languages. */
  names: readonly string[];
}

/** The site's settings for the command; all of them are optional. */
export interface TranslationsConfig {
  /** Folder below `i18n/` of the translated language; by default the only one there. */
  locale?: string;
  /** Without them, only Docusaurus looks at these texts. */
  interfaceTexts?: InterfaceTexts;
  /**
   * What decides, beside its text, whether a page compiles. Where it is given, `check` compiles all
   * pages, follows their links and looks at spacing and wording too.
   */
  compiledWith?: Pick<FingerprintInputs, 'texts' | 'names' | 'settings'>;
  /** The script of Node.js, with what it is given, that builds the site; `pseudo` adds `--out-dir`. */
  build?: readonly string[];
}

const FILES = ['translations.config.mts', 'translations.config.mjs'];

/** Loads a module of the site. */
export async function loadModule(root: string, file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>;
}

/** The site's file of configuration; undefined if there is none. */
export async function readConfig(root: string): Promise<TranslationsConfig> {
  const file = FILES.find((name) => fs.existsSync(path.join(root, name)));
  return file === undefined ? {} : ((await loadModule(root, file)).default as TranslationsConfig);
}
