import fs from 'node:fs';
import path from 'node:path';
import {
  TRANSLATIONS,
  TRANSLATIONS_VARIABLE,
  pageOfSource,
} from '../../src/lib/translation/places';
import { PAGE_DATA_PLUGIN } from '../../src/plugins/page-data/contract';
import { readSiteEnvironment } from '../../src/site/environment';
import { FOOTER_LINKS } from '../../src/site/footer';
import { LOCALES, baseOfLocale } from '../../src/site/locales';
import { NAVBAR_ITEMS } from '../../src/site/navbar';
import { runNode } from '../lib/processes.mts';
import { describeFaults, prepareTranslations, type Unrendered } from './effective-translations.mts';
import {
  explainFailure,
  findUnrendered,
  type FrameLink,
  type KnownPage,
} from './explain-failure.mts';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

interface Item {
  label?: string;
  to?: string;
  items?: readonly Item[];
}

/** The links of the top bar and the footer, with the files that they are written in. */
function frameLinks(): FrameLink[] {
  const { baseUrl } = readSiteEnvironment(process.env);
  const gather = (file: string, items: readonly Item[]): FrameLink[] =>
    items.flatMap(({ label = '', to, items: inner = [] }) => [
      ...(to ? [{ file, label, addresses: addressesOf(to) }] : []),
      ...gather(file, inner),
    ]);
  const addressesOf = (to: string): string[] =>
    LOCALES.map((locale) => baseOfLocale(locale, baseUrl) + to.replace(/^\//, ''));
  return [
    ...gather('src/site/navbar.ts', NAVBAR_ITEMS as Item[]),
    ...gather('src/site/footer.ts', FOOTER_LINKS),
  ];
}

/** What the run that failed knew of the pages of its language; nothing where it failed early. */
function knownPages(root: string): KnownPage[] {
  try {
    const file = path.join(root, '.docusaurus', PAGE_DATA_PLUGIN, 'default/pages.json');
    return JSON.parse(fs.readFileSync(file, 'utf8')) as KnownPage[];
  } catch {
    return [];
  }
}

/** The translated pages that could not be rendered, where nothing else is wrong. */
function unrenderedTranslations(log: string, pages: readonly KnownPage[]): Unrendered[] {
  const found = findUnrendered(log).map(({ route, message }): Unrendered | undefined => {
    const file = pages.find(({ routePath }) => routePath === route)?.relativePath ?? '';
    const page = file.startsWith(`${TRANSLATIONS}/`) ? pageOfSource(file) : undefined;
    return page === undefined ? undefined : { page, file, message };
  });
  return found.every((one) => one !== undefined) ? found : [];
}

/**
 * Has Docusaurus write both languages into a folder. Translations that cannot be shown are left out
 * and named; those that only fail when they are rendered are found by trying, and cost a second run.
 * Gives the most memory that it held, in kilobytes. Throws with all that is wrong.
 */
export async function writePages(root: string, outDir: string): Promise<number> {
  // Who prepared a folder already, such as the pseudo-locale, has it built as it is.
  const prepared = process.env[TRANSLATIONS_VARIABLE];
  const write = async (unrendered: readonly Unrendered[]): Promise<number> => {
    const translations = prepared
      ? { folder: prepared, faults: [] }
      : await prepareTranslations(root, { unrendered });
    if (translations.faults.length > 0) console.warn(describeFaults(translations.faults));
    const { code, how, output, peakMemoryKb } = await runNode(
      [DOCUSAURUS, 'build', '--out-dir', outDir],
      {
        cwd: root,
        env: { [TRANSLATIONS_VARIABLE]: translations.folder },
        isShown: true,
      },
    );
    if (code === 0) return peakMemoryKb;
    const pages = knownPages(root);
    const again = prepared || unrendered.length > 0 ? [] : unrenderedTranslations(output, pages);
    if (again.length > 0) {
      console.warn('\nSome translations cannot be rendered. Building again without them.\n');
      return write(again);
    }
    const problems = explainFailure(output, pages, frameLinks());
    throw new Error([`Docusaurus ${how}.`, ...problems].join('\n  '));
  };
  return write([]);
}
