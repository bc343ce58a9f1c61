import fs from 'node:fs';
import path from 'node:path';
import {
  FALLBACK_FOLDER,
  REPORT_FILE,
  TRANSLATIONS,
  TRANSLATIONS_VARIABLE,
  englishCounterpart,
  pageOfSource,
  type FallbackReport,
} from '@rslib-docs/translations/core/places';
import { readSiteEnvironment } from '../../src/site/environment';
import { FOOTER_LINKS } from '../../src/site/footer';
import { DEFAULT_LOCALE, LOCALES, baseOfLocale, type Locale } from '../../src/site/locales';
import { NAVBAR_ITEMS } from '../../src/site/navbar';
import { DOCUSAURUS, generatedFolder, knownPages } from './built-pages.mts';
import { addChild, endStep } from './costs.mts';
import { runNode } from '@rslib-docs/kit/node/processes';
import {
  describeFaults,
  prepareTranslations,
  type TranslationsWithFallback,
  type LeftOut,
  type PrepareOptions,
} from '@rslib-docs/translations/fallback/prepare-translations';
import {
  explainFailure,
  findBlamed,
  isOfSystem,
  isPanic,
  type LayoutLink,
  type KnownPage,
} from './explain-failure.mts';

/**
 * How often a language is written again without the translations that it named: one time each for
 * reading, bundling, rendering and links, as a fault hides those of later stages. And one more, as
 * a page that is left out can take the target of a link away.
 */
const MOST_ROUNDS = 5;

interface Item {
  label?: string;
  to?: string;
  items?: readonly Item[];
}

/** The links of the top bar and the footer, with the files that they are written in. */
function layoutLinks(): LayoutLink[] {
  const { baseUrl } = readSiteEnvironment(process.env);
  const gather = (file: string, items: readonly Item[]): LayoutLink[] =>
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
    candidates.flatMap((blamed) => {
      const page = englishCounterpart(blamed.file);
      return typeof page === 'string' ? [{ page, ...blamed }] : [];
    }),
  );
}

/** The folder of the translations that Docusaurus is to read. */
async function chooseTranslations(
  root: string,
  options: PrepareOptions = {},
): Promise<TranslationsWithFallback> {
  // A folder that was prepared already, such as the pseudo-locale, is built as it is.
  const prepared = process.env[TRANSLATIONS_VARIABLE];
  if (prepared) return { folder: prepared, faults: [] };
  const chosen = await prepareTranslations(root, options);
  if (chosen.faults.length > 0) console.warn(describeFaults(chosen.faults));
  return chosen;
}

const COPIED_FOLDER = FALLBACK_FOLDER.replaceAll('.', String.raw`\.`);
const COPIED = new RegExp(`${COPIED_FOLDER}/(zh/[^\\s:"]+)`, 'g');

/** The same with the folder that translators know, instead of the copy that Docusaurus has read. */
const bySourceFolder = (log: string): string =>
  log.replace(COPIED, (_all, rest: string) => `${path.dirname(TRANSLATIONS)}/${rest}`);

/** The same with the files that people write, which are the English ones where these were read. */
function bySource(root: string, problem: string): string {
  return problem.replace(COPIED, (_all, rest: string) => {
    const gaps = path.join(root, FALLBACK_FOLDER, REPORT_FILE);
    const file = `${path.dirname(TRANSLATIONS)}/${rest}`;
    const page = pageOfSource(file);
    const isEnglish = page && page in (JSON.parse(fs.readFileSync(gaps, 'utf8')) as FallbackReport);
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
  const { code, how, output, usage } = await runNode(
    [...DOCUSAURUS, 'build', '--locale', locale, '--out-dir', outDir],
    {
      cwd: root,
      env: {
        [TRANSLATIONS_VARIABLE]: translations,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder(locale),
      },
      shownAs: `[${locale}]`,
    },
  );
  addChild(`pages (${locale})`, usage);
  if (code === 0) return { problems: [], isOfSystem: false, blamed: [] };
  const pages = knownPages(root, locale);
  const log = output.replaceAll(root + path.sep, '');
  const problems = explainFailure(log, pages, layoutLinks()).map((one) => bySource(root, one));
  return {
    problems: [`Docusaurus ${how} (${locale}).`, ...problems],
    // Killed, or short of memory or disk: another text would not help.
    isOfSystem: (code === null && !isPanic(log)) || isOfSystem(log),
    blamed: blamedTranslations(log, pages),
  };
}

/**
 * A translation never stops a release. Where the language fails, all pages that do not compile are
 * found, left out together with what Docusaurus named, and the language is written again; a few
 * times more, as only rendering and following links show the rest; at last without a translation.
 */
async function writeTranslation(
  build: Omit<LanguageBuild, 'translations'>,
  read: Promise<TranslationsWithFallback>,
): Promise<Written> {
  const leftOut = new Map<string, LeftOut>();
  let { folder: translations, faults } = await read;
  let written = await writeLanguage({ ...build, translations });
  const isStuck = () => written.problems.length > 0 && !written.isOfSystem;
  if (process.env[TRANSLATIONS_VARIABLE]) return written;
  for (let round = 0; isStuck() && round < MOST_ROUNDS; round += 1) {
    const known = faults.length;
    const gone = new Set(faults.map(({ file }) => file));
    for (const candidates of written.blamed) {
      // A page that is already English is not the reason, but the page that it leads to may be.
      const likeliest = candidates.find(({ file }) => !gone.has(file));
      if (likeliest) leftOut.set(likeliest.file, likeliest);
    }
    ({ folder: translations, faults } = await chooseTranslations(build.root, {
      leftOut: [...leftOut.values()],
      depth: 'compiled',
    }));
    if (faults.length === known) break;
    console.warn('Building again without them.\n');
    written = await writeLanguage({ ...build, translations });
  }
  if (!isStuck()) return written;
  console.warn(
    `\nThe translations (${build.locale}) stop the build, and it does not say which:\n  ` +
      `${written.problems.join('\n  ')}\nAll of them are left out; readers see English.\n`,
  );
  const { folder } = await chooseTranslations(build.root, { leftOut: 'all' });
  return writeLanguage({ ...build, translations: folder });
}

/**
 * Has Docusaurus write one language after the other, each in a separate process and folder
 * below `workDir`, and puts them together: decisions/0027-build-time.md. Translations that
 * cannot be shown are left out and named. Throws with all errors of the English pages, without
 * which there is nothing to translate.
 */
export async function writePages(root: string, workDir: string): Promise<string> {
  const folderOf = (locale: Locale): string => path.join(workDir, locale);
  // English needs no translation: these are looked at while it is written.
  const read = chooseTranslations(root);
  const original = process.env[TRANSLATIONS_VARIABLE] ?? path.dirname(TRANSLATIONS);
  // Its error is thrown where the result is needed, when English has ended.
  read.catch(() => undefined);
  const english = await writeLanguage({
    ...{ root, locale: DEFAULT_LOCALE, translations: original },
    outDir: folderOf(DEFAULT_LOCALE),
  });
  const written = [english];
  const others = LOCALES.filter((one) => one !== DEFAULT_LOCALE);
  for (const locale of english.problems.length > 0 ? [] : others) {
    written.push(await writeTranslation({ root, locale, outDir: folderOf(locale) }, read));
  }
  const problems = new Set(written.flatMap((one) => one.problems));
  if (problems.size > 0) throw new Error([...problems].join('\n  '));
  const folder = folderOf(DEFAULT_LOCALE);
  for (const locale of others) {
    fs.renameSync(path.join(folderOf(locale), locale), path.join(folder, locale));
  }
  endStep('translations to show');
  return folder;
}
