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
