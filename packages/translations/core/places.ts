import fs from 'node:fs';
import path from 'node:path';

/** Another site names its translated language by its entry, before this module is read. */
const { TRANSLATED_LOCALE = 'zh' } = globalThis as { TRANSLATED_LOCALE?: string };
/** Folder of the translations, relative to the project. */
export const TRANSLATIONS = `i18n/${TRANSLATED_LOCALE}`;
/** Name of the language that is translated. */
export const SOURCE_LOCALE = 'en';
/** A file beside the translations: page → section → the English that was translated. */
export const LOCK_FILE = 'translation.lock.json';

/** How the translation is written: for people beside the translations, and the part that is checked. */
export const STYLE_FILE = 'STYLE.md';
export const WORDING_FILE = 'i18n/wording.yaml';

export interface Area {
  name: string;
  english: string;
  /** Below the folder of the translations. */
  chinese: string;
}

/** Where pages are. The name of a page begins with the area's: `docs/intro.mdx`. */
export const AREAS: readonly Area[] = [
  { name: 'docs', english: 'docs', chinese: 'docusaurus-plugin-content-docs/current' },
  { name: 'blog', english: 'blog', chinese: 'docusaurus-plugin-content-blog' },
];

/**
 * English folders and where their translations are, as beginnings of paths: the areas, and the docs
 * of old versions.
 */
const COUNTERPARTS: readonly { english: string; chinese: string }[] = [
  ...AREAS.map(({ english, chinese }) => ({ english: `${english}/`, chinese: `${chinese}/` })),
  { english: 'versioned_docs/version-', chinese: 'docusaurus-plugin-content-docs/version-' },
];

/** The Chinese file of a page, relative to the folder of the translations. */
export function chineseFile(page: string): string {
  const folder = COUNTERPARTS.find(({ english }) => page.startsWith(english));
  if (!folder) throw new Error(`${page} is in no area of translated pages.`);
  return folder.chinese + page.slice(folder.english.length);
}

/**
 * The English file that a file below a folder of translations stands for; null where the place is
 * one that English does not have, undefined where the file is below none of the folders.
 */
export function englishCounterpart(
  file: string,
  folders: readonly string[] = [TRANSLATIONS],
): string | null | undefined {
  const folder = folders.find((one) => file.startsWith(`${one}/`));
  if (folder === undefined) return undefined;
  const rest = file.slice(folder.length + 1);
  const found = COUNTERPARTS.find(({ chinese }) => rest.startsWith(chinese));
  return found ? found.english + rest.slice(found.chinese.length) : null;
}

/** The page that a source of either language belongs to; undefined if it is not a page. */
export function pageOfSource(source: string): string | undefined {
  if (COUNTERPARTS.some(({ english }) => source.startsWith(english))) return source;
  return englishCounterpart(source) ?? undefined;
}

/** Files that hold a part of pages, which import them, but are not pages; as patterns. */
export const PARTIALS: readonly string[] = ['**/shared/**', '**/_*/**', '**/_*'];

/** Whether a file is one of these. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)(?:_|shared\/)/.test(file);
}

/**
 * A copy of the translations without what is broken, in which English fills in for them; the build
 * reads it instead. It is as deep as the original, so that relative paths keep their meaning.
 */
export const FALLBACK_FOLDER = '.docusaurus-i18n';
/** The same for `npm start`, so that a build does not take it away from a server that reads it. */
export const DEVELOPMENT_FOLDER = '.docusaurus-i18n-dev';
/** The fallback report in these folders: which pages are English, and why. */
export const REPORT_FILE = 'gaps.json';

/** Content of that file: name of the page → whether its translation is broken or does not exist. */
export type FallbackReport = Readonly<Record<string, 'broken' | 'missing'>>;

/** Environment variable with which the build makes Docusaurus read the copy. */
export const TRANSLATIONS_VARIABLE = 'TRANSLATIONS_FOLDER';

/** On the process: the site's configuration loads separate modules. Child processes do not get it. */
const CHECKING = Symbol.for('@rslib-docs/translations/checking');

/**
 * Says that this process compiles pages only to find their faults: code is neither highlighted nor
 * compiled for hovers, which takes most of the time.
 */
export function startChecking(): void {
  Object.assign(globalThis, { [CHECKING]: true });
}

/** Whether pages are compiled only to find their faults. */
export const isChecking = (): boolean => CHECKING in globalThis;

/** A copy of the translations whose English is accented and longer, to find texts without a mark. */
export const PSEUDO_FOLDER = '.docusaurus-pseudo';

const FOLDERS = [FALLBACK_FOLDER, DEVELOPMENT_FOLDER].join('|').replaceAll('.', String.raw`\.`);
const COPY = new RegExp(`(^|/)(?:${FOLDERS})/(.+)$`);

/**
 * The file in the repository that a file of a copy was made from: the translation, or the
 * English page where none exists. Takes paths and addresses that end in a path; others are returned
 * as they are.
 */
export function originalSource(source: string, siteDir = process.cwd()): string {
  return source.replace(COPY, (_all, before: string, rest: string) => {
    const translation = `i18n/${rest}`;
    if (fs.existsSync(path.join(siteDir, translation))) return before + translation;
    return before + (englishCounterpart(translation) ?? translation);
  });
}

/**
 * How those who follow files wait until one stays the same. Editors empty a file before they write
 * it, and of two changes that follow each other at once chokidar tells the first only.
 */
export const WHEN_SETTLED = { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 30 } };
