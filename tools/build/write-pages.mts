import fs from 'node:fs';
import path from 'node:path';
import {
  EFFECTIVE_FOLDER,
  GAPS_FILE,
  TRANSLATIONS,
  TRANSLATIONS_VARIABLE,
  pageOfSource,
  type Gaps,
} from '../../src/lib/translation/places';
import { readSiteEnvironment } from '../../src/site/environment';
import { FOOTER_LINKS } from '../../src/site/footer';
import { DEFAULT_LOCALE, LOCALES, baseOfLocale, type Locale } from '../../src/site/locales';
import { NAVBAR_ITEMS } from '../../src/site/navbar';
import { generatedFolder, knownPages } from '../lib/built-pages.mts';
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

/** The translated pages that could not be rendered, where nothing else is wrong. */
function unrenderedTranslations(log: string, pages: readonly KnownPage[]): Unrendered[] {
  const found = findUnrendered(log).map(({ route, message }): Unrendered | undefined => {
    const file = pages.find(({ routePath }) => routePath === route)?.relativePath ?? '';
    const page = file.startsWith(`${TRANSLATIONS}/`) ? pageOfSource(file) : undefined;
    return page === undefined ? undefined : { page, file, message };
  });
  return found.every((one) => one !== undefined) ? found : [];
}

/** The folder of the translations that Docusaurus is to read. */
async function chooseTranslations(
  root: string,
  unrendered: readonly Unrendered[],
): Promise<string> {
  // Who prepared a folder already, such as the pseudo-locale, has it built as it is.
  const prepared = process.env[TRANSLATIONS_VARIABLE];
  if (prepared) return prepared;
  const { folder, faults } = await prepareTranslations(root, { unrendered });
  if (faults.length > 0) console.warn(describeFaults(faults));
  return folder;
}

const COPIED = new RegExp(`\\${EFFECTIVE_FOLDER}/(zh/[^\\s:"]+)`, 'g');

/** The same with the files that people write, instead of the copy that Docusaurus has read. */
function bySource(root: string, problem: string): string {
  return problem.replace(COPIED, (_all, rest: string) => {
    const gaps = path.join(root, EFFECTIVE_FOLDER, GAPS_FILE);
    const file = `${path.dirname(TRANSLATIONS)}/${rest}`;
    const page = pageOfSource(file);
    const isEnglish = page && page in (JSON.parse(fs.readFileSync(gaps, 'utf8')) as Gaps);
    return isEnglish ? page : file;
  });
}

interface LanguageBuild {
  root: string;
  locale: Locale;
  outDir: string;
  translations: string;
  isSecond?: boolean;
}

interface Written {
  peakMemoryKb: number;
  /** All that is wrong; empty where the language was written. */
  problems: string[];
}

/** Has Docusaurus write one language; a second time where translations prove not to render. */
async function writeLanguage(build: LanguageBuild): Promise<Written> {
  const { root, locale, outDir, translations, isSecond = false } = build;
  const { code, how, output, peakMemoryKb } = await runNode(
    [DOCUSAURUS, 'build', '--locale', locale, '--out-dir', outDir],
    {
      cwd: root,
      env: {
        [TRANSLATIONS_VARIABLE]: translations,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder(locale),
      },
      shownAs: `[${locale}]`,
    },
  );
  if (code === 0) return { peakMemoryKb, problems: [] };
  const pages = knownPages(root, locale);
  const isFinal = isSecond || process.env[TRANSLATIONS_VARIABLE];
  const unrendered = isFinal ? [] : unrenderedTranslations(output, pages);
  if (unrendered.length > 0) {
    console.warn('\nSome translations cannot be rendered. Building again without them.\n');
    const without = await chooseTranslations(root, unrendered);
    return writeLanguage({ ...build, translations: without, isSecond: true });
  }
  const log = output.replaceAll(root + path.sep, '');
  const problems = explainFailure(log, pages, frameLinks()).map((one) => bySource(root, one));
  return { peakMemoryKb, problems: [`Docusaurus ${how} (${locale}).`, ...problems] };
}

/**
 * Has Docusaurus write both languages side by side, each in a process of its own and a folder of
 * its own below `workDir`, and puts them together: decisions/0027-build-time.md. Translations that
 * cannot be shown are left out and named; those that only fail when they are rendered are found by
 * trying, and cost a second run of their language. Throws with all that is wrong in both.
 */
export async function writePages(
  root: string,
  workDir: string,
): Promise<{ folder: string; peakMemoryKb: number }> {
  const translations = await chooseTranslations(root, []);
  const folderOf = (locale: Locale): string => path.join(workDir, locale);
  const written = await Promise.all(
    LOCALES.map((locale) =>
      writeLanguage({ root, locale, outDir: folderOf(locale), translations }),
    ),
  );
  const problems = new Set(written.flatMap((one) => one.problems));
  if (problems.size > 0) throw new Error([...problems].join('\n  '));
  const folder = folderOf(DEFAULT_LOCALE);
  for (const locale of LOCALES.filter((one) => one !== DEFAULT_LOCALE)) {
    fs.renameSync(path.join(folderOf(locale), locale), path.join(folder, locale));
  }
  return { folder, peakMemoryKb: Math.max(...written.map((one) => one.peakMemoryKb)) };
}
