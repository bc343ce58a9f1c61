import { AREAS, TRANSLATIONS, isPartial, pageOfSource } from '@rslib-docs/translations/core/places';
import { readSections } from '@rslib-docs/translations/core/sections';
import { addressOf } from '../addresses/read-addresses.mts';
import { changedFiles, textAt, type ChangedFile, type Range } from './read-range.mts';

export interface PageChange {
  /** The page whatever its language: `docs/guide/basic/cli.mdx`. */
  page: string;
  /** Its address now, without base path, language and version; undefined where it is gone. */
  address: string | undefined;
  /** What the page was called before, where that was otherwise. */
  movedFrom: string | undefined;
  state: 'added' | 'removed' | 'changed';
  /** Sections that differ, by language. */
  english: string[];
  chinese: string[];
}

interface Side {
  slug: unknown;
  /** Source of each section that has one. */
  sections: ReadonlyMap<string, string>;
}

async function readSide(root: string, commit: string, file: string | undefined): Promise<Side> {
  if (file === undefined) return { slug: undefined, sections: new Map() };
  try {
    const { frontMatter, sections } = await readSections(textAt(root, commit, file));
    const texts = sections.map(({ id, source }) => [id, source.trim()] as const);
    return { slug: frontMatter.slug, sections: new Map(texts.filter(([, text]) => text !== '')) };
  } catch {
    // What cannot be read as a page is still told to have changed.
    return { slug: undefined, sections: new Map([['(not readable)', textAt(root, commit, file)]]) };
  }
}

const differing = (a: Side, b: Side): string[] =>
  [...new Set([...b.sections.keys(), ...a.sections.keys()])].filter(
    (id) => a.sections.get(id) !== b.sections.get(id),
  );

const FOLDERS = AREAS.flatMap(({ english, chinese }) => [english, `${TRANSLATIONS}/${chinese}`]);

/** The pages that a range of commits touches in either language, with their sections. */
export async function pageChanges(root: string, range: Range): Promise<PageChange[]> {
  const pages = new Map<string, { english?: ChangedFile; chinese?: ChangedFile }>();
  for (const file of changedFiles(root, range, FOLDERS)) {
    const name = file.after ?? file.before!;
    const page = pageOfSource(name) ?? name;
    if (!name.endsWith('.mdx') || isPartial(page)) continue;
    const language = name.startsWith(`${TRANSLATIONS}/`) ? 'chinese' : 'english';
    pages.set(page, { ...pages.get(page), [language]: file });
  }
  const changes = [...pages].map(async ([page, { english, chinese }]): Promise<PageChange> => {
    const sides = async (file: ChangedFile | undefined): Promise<[Side, Side]> => [
      await readSide(root, range.base, file?.before),
      await readSide(root, range.head, file?.after),
    ];
    const [before, now] = await sides(english);
    const isRemoved = english !== undefined && english.after === undefined;
    const moved = english?.before !== undefined && english.before !== english.after;
    return {
      page,
      address: isRemoved ? undefined : addressOf(page, now.slug),
      movedFrom: moved && !isRemoved ? english.before : undefined,
      state: isRemoved ? 'removed' : english && !english.before ? 'added' : 'changed',
      english: differing(before, now),
      chinese: differing(...(await sides(chinese))),
    };
  });
  return (await Promise.all(changes)).sort((a, b) => (a.page < b.page ? -1 : 1));
}
