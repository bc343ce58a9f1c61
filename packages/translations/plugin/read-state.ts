import path from 'node:path';
import { ifThere, readTextFile } from '@rslib-docs/kit/node/files';
import {
  blobId,
  comparePage,
  describeChanges,
  parseEntry,
  readApproved,
  type PageLock,
  type SectionChange,
} from '../core/drift';
import {
  DEVELOPMENT_FOLDER,
  FALLBACK_FOLDER,
  LOCK_FILE,
  REPORT_FILE,
  TRANSLATIONS,
  chineseFile,
  pageOfSource,
  type FallbackReport,
} from '../core/places';
import { FRONT_MATTER, INTRO, readSections, type ReadMarkdown } from '../core/sections';
import type { OutdatedSection, ReviewSection, ReviewWords, TranslationState } from './contract';

const readText = (file: string): Promise<string | undefined> => ifThere(readTextFile(file));

/** A file that does not exist, or was damaged by hand, must not stop readers: it is ignored. */
async function readJson<T extends object>(file: string): Promise<Partial<T>> {
  const text = (await readText(file)) ?? '{}';
  try {
    return JSON.parse(text) as Partial<T>;
  } catch {
    return {};
  }
}

/** A translator's view of outdated sections, and the command that accepts each. */
async function reviewOf(page: string, changes: readonly SectionChange[]): Promise<ReviewSection[]> {
  // Only development asks; a build does not load the package that compares texts.
  const { diffWordsWithSpace } = await import('diff');
  const name = page.replace(/\.mdx$/, '').replace(/^docs\//, '');
  return changes.map(({ id, title, before, missing, after, chinese }): ReviewSection => {
    const parts = diffWordsWithSpace(missing ? after : before, after);
    const side = (other: 'added' | 'removed', own: 'added' | 'removed'): ReviewWords[] =>
      parts.filter((part) => !part[other]).map(({ value, ...part }) => [value, part[own]]);
    return {
      id,
      title: title || id,
      before: missing ? [] : side('added', 'removed'),
      ...(missing && { missing }),
      after: side('removed', 'added'),
      chinese,
      command: `npm run i18n accept ${name} ${id}`,
    };
  });
}

interface Outdated {
  sections: OutdatedSection[];
  review?: ReviewSection[];
}

type Fallback = Extract<TranslationState, { state: 'english' }>;

export interface StateReader {
  /** Why the page with the given source is in English; undefined where it is translated. */
  findFallback(source: string): Fallback | undefined;
  /** What readers must know about the page with the given source (`@site/…`). */
  read(source: string): Promise<TranslationState | undefined>;
}

/**
 * Compares translated pages with the lockfile. Pages of old versions have no entry there. For the
 * review view it also reads the changes.
 */
export async function createStateReader(
  siteDir: string,
  { isReview = false, readMarkdown }: { isReview?: boolean; readMarkdown?: ReadMarkdown } = {},
): Promise<StateReader> {
  const inSite = (...names: string[]) => path.join(siteDir, ...names);
  const lock = await readJson<Record<string, PageLock>>(inSite(TRANSLATIONS, LOCK_FILE));
  const copies = await Promise.all(
    [FALLBACK_FOLDER, DEVELOPMENT_FOLDER].map(async (folder) => ({
      prefix: `${folder}/`,
      report: await readJson<FallbackReport>(inSite(folder, REPORT_FILE)),
    })),
  );

  async function findOutdated(page: string): Promise<Outdated> {
    const files = [page, `${TRANSLATIONS}/${chineseFile(page)}`];
    const [english, chinese] = await Promise.all(files.map((file) => readText(inSite(file))));
    const entries = lock[page];
    if (!entries || english === undefined || chinese === undefined) return { sections: [] };
    // Nearly always nothing has changed at all, which is seen without reading any Markdown.
    const ids = Object.keys(entries).filter((id) => !id.startsWith(':'));
    const isComplete = ids.every((id) => chinese.includes(`#${id} */`));
    const blob = blobId(english);
    const isSame = Object.values(entries).every((entry) => parseEntry(entry).blob === blob);
    if (isComplete && isSame) return { sections: [] };

    const [en, zh] = await Promise.all([
      readSections(english, readMarkdown),
      readSections(chinese, readMarkdown),
    ]);
    const titles = new Map(zh.sections.map(({ id, title }) => [id, title]));
    const drift = comparePage(en, zh, entries).filter(
      ({ state }) => state === 'stale' || state === 'missing',
    );
    // The front matter and the intro are one thing to a reader.
    const sections = new Map(
      drift.map(({ id, title }) => {
        const isTop = id === FRONT_MATTER || id === INTRO;
        return isTop ? ['', ''] : [id, titles.get(id) ?? title];
      }),
    );
    const shown = [...sections].map(([id, title]) => ({ id, title }));
    if (!isReview) return { sections: shown };
    const approved = await readApproved(siteDir, entries, english, readSections);
    const outdated = drift.map(({ id }) => id);
    const texts = { english: en.sections, chinese: zh.sections };
    const changes = describeChanges(siteDir, outdated, texts, entries, approved);
    return { sections: shown, review: await reviewOf(page, changes) };
  }

  /** The page that a source belongs to, and why it is not the translation. */
  function placeOf(source: string): { page?: string; reason?: Fallback['reason'] } {
    const own = source.replace(/^@site\//, '');
    const copy = copies.find(({ prefix }) => own.startsWith(prefix));
    const file = copy ? own.replace(copy.prefix, 'i18n/') : own;
    const page = pageOfSource(file);
    if (page === undefined) return {};
    return { page, reason: copy?.report[page] ?? (file === page ? 'missing' : undefined) };
  }

  function findFallback(source: string): Fallback | undefined {
    const { page, reason } = placeOf(source);
    if (page === undefined || !reason) return undefined;
    return { state: 'english', reason, file: `${TRANSLATIONS}/${chineseFile(page)}` };
  }

  return {
    findFallback,
    async read(source) {
      const { page } = placeOf(source);
      if (page === undefined) return undefined;
      const fallback = findFallback(source);
      if (fallback) return fallback;
      const { sections, ...rest } = await findOutdated(page);
      return sections.length > 0 ? { state: 'behind', sections, ...rest } : undefined;
    },
  };
}
