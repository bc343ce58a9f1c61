/** Folder of the translations, relative to the project. */
export const TRANSLATIONS = 'i18n/zh';
/** Beside the translations: page → section → hash of the English that was translated. */
export const LOCK_FILE = 'translation.lock.json';
/** Beside the translations: the English text that was translated, page by page. */
export const ACCEPTED_FOLDER = '.accepted';

export interface Area {
  name: string;
  english: string;
  /** Below the folder of the translations. */
  chinese: string;
}

/** Where pages are. The name of a page begins with the area's: `docs/guide/basic/cli.mdx`. */
export const AREAS: readonly Area[] = [
  { name: 'docs', english: 'docs', chinese: 'docusaurus-plugin-content-docs/current' },
  { name: 'blog', english: 'blog', chinese: 'docusaurus-plugin-content-blog' },
];

/** The Chinese file of a page, relative to the folder of the translations. */
export function chineseFile(page: string): string {
  const area = AREAS.find(({ name }) => page.startsWith(`${name}/`));
  if (!area) throw new Error(`${page} is in no area of translated pages.`);
  return `${area.chinese}${page.slice(area.name.length)}`;
}

/** The page that a source of either language belongs to; undefined where it is no page. */
export function pageOfSource(source: string): string | undefined {
  for (const { name, english, chinese } of AREAS) {
    for (const folder of [english, `${TRANSLATIONS}/${chinese}`]) {
      if (source.startsWith(`${folder}/`)) return `${name}${source.slice(folder.length)}`;
    }
  }
  return undefined;
}

/**
 * A copy of the translations without what is broken, in which English fills the gaps; the build
 * reads it instead. It is as deep as the original, so that relative paths keep their meaning.
 */
export const EFFECTIVE_FOLDER = '.docusaurus-i18n';
/** The same for `npm start`, so that a build does not take it away from a server that reads it. */
export const DEVELOPMENT_FOLDER = '.docusaurus-i18n-dev';
/** In these folders: which pages are English, and why. */
export const GAPS_FILE = 'gaps.json';

/** Content of that file: name of the page → whether its translation is broken or does not exist. */
export type Gaps = Readonly<Record<string, 'broken' | 'missing'>>;

/** Environment variable by which the build says that Docusaurus is to read the copy. */
export const TRANSLATIONS_VARIABLE = 'TRANSLATIONS_FOLDER';

/** A copy of the translations whose English is accented and longer, to find texts without a mark. */
export const PSEUDO_FOLDER = '.docusaurus-pseudo';
