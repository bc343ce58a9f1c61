import fs from 'node:fs';
import path from 'node:path';
import {
  EFFECTIVE_FOLDER,
  GAPS_FILE,
  TRANSLATIONS,
  TRANSLATIONS_VARIABLE,
  englishCounterpart,
  pageOfSource,
  type Gaps,
} from '@rslib-docs/translations/core/places';
import { readSiteEnvironment } from '../../src/site/environment';
import { FOOTER_LINKS } from '../../src/site/footer';
import { DEFAULT_LOCALE, LOCALES, baseOfLocale, type Locale } from '../../src/site/locales';
import { NAVBAR_ITEMS } from '../../src/site/navbar';
import { generatedFolder, knownPages } from '../lib/built-pages.mts';
import { runNode } from '@rslib-docs/kit/node/processes';
import { describeFaults, prepareTranslations, type LeftOut } from './effective-translations.mts';
import {
  explainFailure,
  findBlamed,
  isOfSystem,
  type FrameLink,
  type KnownPage,
} from './explain-failure.mts';

/** How often a language is written again without the translations that it named. */
const MOST_ROUNDS = 3;
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

/** The translated pages that may be the reason of a failure, the likeliest first. */
function blamedTranslations(log: string, pages: readonly KnownPage[]): LeftOut[][] {
  return findBlamed(bySourceFolder(log), pages).map((candidates) =>
    candidates.flatMap(({ file, message }) => {
      const page = englishCounterpart(file);
      return typeof page === 'string' ? [{ page, file, message }] : [];
    }),
  );
}

/** The folder of the translations that Docusaurus is to read. */
async function chooseTranslations(
  root: string,
  leftOut: readonly LeftOut[] | 'all' = [],
): Promise<string> {
  // Who prepared a folder already, such as the pseudo-locale, has it built as it is.
  const prepared = process.env[TRANSLATIONS_VARIABLE];
  if (prepared) return prepared;
  const { folder, faults } = await prepareTranslations(root, { leftOut });
  if (faults.length > 0) console.warn(describeFaults(faults));
  return folder;
}

const COPIED = new RegExp(`\\${EFFECTIVE_FOLDER}/(zh/[^\\s:"]+)`, 'g');

/** The same with the folder that translators know, instead of the copy that Docusaurus has read. */
const bySourceFolder = (log: string): string =>
  log.replace(COPIED, (_all, rest: string) => `${path.dirname(TRANSLATIONS)}/${rest}`);

/** The same with the files that people write, which are the English ones where these were read. */
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
}

interface Written {
  peakMemoryKb: number;
  /** All that is wrong; empty where the language was written. */
  problems: string[];
  /** Whether the system, not a text, is the reason. */
  isOfSystem: boolean;
  /** For each reason, the translations that it may lie in. */
  blamed: LeftOut[][];
}

/** Has Docusaurus write one language. */
async function writeLanguage(build: LanguageBuild): Promise<Written> {
  const { root, locale, outDir, translations } = build;
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
  if (code === 0) return { peakMemoryKb, problems: [], isOfSystem: false, blamed: [] };
  const pages = knownPages(root, locale);
  const log = output.replaceAll(root + path.sep, '');
  const problems = explainFailure(log, pages, frameLinks()).map((one) => bySource(root, one));
  return {
    peakMemoryKb,
    problems: [`Docusaurus ${how} (${locale}).`, ...problems],
    // Killed, or short of memory or disk: another text would not help.
    isOfSystem: code === null || isOfSystem(log),
    blamed: blamedTranslations(log, pages),
  };
}

/**
 * A translation never stops a release. What Docusaurus names is left out and the language written
 * again, a few times, as one fault may hide another. `isEnglishFine` tells whether there is reason
 * to try it without any translation.
 */
async function writeTranslation(
  build: LanguageBuild,
  isEnglishFine: Promise<boolean>,
): Promise<Written> {
  const leftOut = new Map<string, LeftOut>();
  const canLeaveOut = !process.env[TRANSLATIONS_VARIABLE];
  let written = await writeLanguage(build);
  for (let round = 0; canLeaveOut && round < MOST_ROUNDS; round += 1) {
    const fresh = written.blamed.flatMap(
      (candidates) => candidates.find(({ file }) => !leftOut.has(file)) ?? [],
    );
    if (written.isOfSystem || fresh.length === 0) break;
    for (const one of fresh) leftOut.set(one.file, one);
    console.warn('\nSome translations cannot be shown. Building again without them.\n');
    const translations = await chooseTranslations(build.root, [...leftOut.values()]);
    written = await writeLanguage({ ...build, translations });
  }
  if (written.problems.length === 0 || written.isOfSystem) return written;
  if (!canLeaveOut || !(await isEnglishFine)) return written;
  console.warn(
    `\nThe translations (${build.locale}) stop the build, and it does not say which:\n  ` +
      `${written.problems.join('\n  ')}\nAll of them are left out; readers see English.\n`,
  );
  const translations = await chooseTranslations(build.root, 'all');
  return writeLanguage({ ...build, translations });
}

/**
 * Has Docusaurus write both languages side by side, each in a process of its own and a folder of
 * its own below `workDir`, and puts them together: decisions/0027-build-time.md. Translations that
 * cannot be shown are left out and named. Throws with all that is wrong in both.
 */
export async function writePages(
  root: string,
  workDir: string,
): Promise<{ folder: string; peakMemoryKb: number }> {
  const translations = await chooseTranslations(root);
  const folderOf = (locale: Locale): string => path.join(workDir, locale);
  const buildOf = (locale: Locale): LanguageBuild => ({
    ...{ root, locale, translations },
    outDir: folderOf(locale),
  });
  const english = writeLanguage(buildOf(DEFAULT_LOCALE));
  const isEnglishFine = english.then(({ problems }) => problems.length === 0);
  const others = LOCALES.filter((one) => one !== DEFAULT_LOCALE);
  const written = await Promise.all([
    english,
    ...others.map((locale) => writeTranslation(buildOf(locale), isEnglishFine)),
  ]);
  const problems = new Set(written.flatMap((one) => one.problems));
  if (problems.size > 0) throw new Error([...problems].join('\n  '));
  const folder = folderOf(DEFAULT_LOCALE);
  for (const locale of others) {
    fs.renameSync(path.join(folderOf(locale), locale), path.join(folder, locale));
  }
  return { folder, peakMemoryKb: Math.max(...written.map((one) => one.peakMemoryKb)) };
}
