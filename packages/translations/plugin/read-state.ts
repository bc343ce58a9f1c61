import path from 'node:path';
import { ifThere, readTextFile } from '@rslib-docs/kit/node/read-text-file';
import { comparePage } from '../core/drift';
import { explainMissing, readBlobs } from '../core/git-blobs';
import { blobId, parseEntry, type PageLock } from '../core/lock-entry';
import {
  DEVELOPMENT_FOLDER,
  EFFECTIVE_FOLDER,
  GAPS_FILE,
  LOCK_FILE,
  TRANSLATIONS,
  chineseFile,
  pageOfSource,
  type Gaps,
} from '../core/places';
import {
  FRONT_MATTER,
  INTRO,
  readSections,
  type ReadMarkdown,
  type Section,
} from '../core/sections';
import type { BehindSection, ReviewSection, TranslationState } from './contract';
import { readReview } from './read-review';

const readText = (file: string): Promise<string | undefined> => ifThere(readTextFile(file));

/** A file that does not exist, or was damaged by hand, must not stop readers: it says nothing. */
async function readJson<T extends object>(file: string): Promise<Partial<T>> {
  const text = (await readText(file)) ?? '{}';
  try {
    return JSON.parse(text) as Partial<T>;
  } catch {
    return {};
  }
}

interface Behind {
  sections: BehindSection[];
  review?: ReviewSection[];
}

const CURRENT: Behind = { sections: [] };

type Gap = Extract<TranslationState, { state: 'english' }>;

export interface StateReader {
  /** Why the page with the given source is in English; undefined where it is translated. */
  findGap(source: string): Gap | undefined;
  /** What readers must know of the page with the given source (`@site/…`). */
  read(source: string): Promise<TranslationState | undefined>;
}

/**
 * Compares translated pages with the lockfile. Pages of old versions have no entry there. For the
 * review view it also reads what has changed.
 */
export async function createStateReader(
  siteDir: string,
  { isReview = false, readMarkdown }: { isReview?: boolean; readMarkdown?: ReadMarkdown } = {},
): Promise<StateReader> {
  const lock = await readJson<Record<string, PageLock>>(
    path.join(siteDir, TRANSLATIONS, LOCK_FILE),
  );
  const copies = await Promise.all(
    [EFFECTIVE_FOLDER, DEVELOPMENT_FOLDER].map(async (folder) => ({
      prefix: `${folder}/`,
      gaps: await readJson<Gaps>(path.join(siteDir, folder, GAPS_FILE)),
    })),
  );

  /** The English that sections were translated from, where git holds it. */
  async function readOld(entries: PageLock, sections: readonly { id: string }[]) {
    const blobs = new Map(sections.map(({ id }) => [id, parseEntry(entries[id] ?? '').blob]));
    const texts = readBlobs(siteDir, blobs.values());
    const found: Section[] = [];
    for (const [id, blob] of blobs) {
      const old = await readSections(texts.get(blob) ?? '');
      found.push(...old.sections.filter((section) => section.id === id));
    }
    return found;
  }

  async function behind(page: string): Promise<Behind> {
    const entries = lock[page];
    if (!entries) return CURRENT;
    const [english, chinese] = await Promise.all(
      [page, `${TRANSLATIONS}/${chineseFile(page)}`].map((file) =>
        readText(path.join(siteDir, file)),
      ),
    );
    if (english === undefined || chinese === undefined) return CURRENT;
    // Nearly always nothing has changed at all, which is seen without reading any Markdown.
    const ids = Object.keys(entries).filter((id) => !id.startsWith(':'));
    const isComplete = ids.every((id) => chinese.includes(`#${id} */`));
    const blob = blobId(english);
    const isSame = Object.values(entries).every((entry) => parseEntry(entry).blob === blob);
    if (isComplete && isSame) return CURRENT;

    const [en, zh] = await Promise.all([
      readSections(english, readMarkdown),
      readSections(chinese, readMarkdown),
    ]);
    const titles = new Map(zh.sections.map(({ id, title }) => [id, title]));
    const drift = comparePage(en, zh, entries).filter(
      ({ state }) => state === 'stale' || state === 'missing',
    );
    const sections = drift.map(({ id, title }): BehindSection => {
      const isTop = id === FRONT_MATTER || id === INTRO;
      return isTop ? { id: '', title: '' } : { id, title: titles.get(id) ?? title };
    });
    // The front matter and the intro are one thing to a reader.
    const shown = sections.filter(
      ({ id }, index) => sections.findIndex((section) => section.id === id) === index,
    );
    if (!isReview) return { sections: shown };
    const accepted = await readOld(entries, drift);
    const review = await readReview({
      page,
      english: en.sections,
      accepted,
      missing: (id) =>
        entries[id] === undefined || accepted.some((section) => section.id === id)
          ? undefined
          : explainMissing(siteDir),
      chinese: zh.sections,
      states: new Map(drift.map(({ id, state }) => [id, state])),
    });
    return { sections: shown, review };
  }

  /** The page that a source belongs to, and why it is not the translation. */
  function placeOf(source: string): { page?: string; reason?: Gap['reason'] } {
    const own = source.replace(/^@site\//, '');
    const copy = copies.find(({ prefix }) => own.startsWith(prefix));
    const file = copy ? own.replace(copy.prefix, 'i18n/') : own;
    const page = pageOfSource(file);
    if (page === undefined) return {};
    return { page, reason: copy?.gaps[page] ?? (file === page ? 'missing' : undefined) };
  }

  function findGap(source: string): Gap | undefined {
    const { page, reason } = placeOf(source);
    if (page === undefined || !reason) return undefined;
    return { state: 'english', reason, file: `${TRANSLATIONS}/${chineseFile(page)}` };
  }

  return {
    findGap,
    async read(source) {
      const { page } = placeOf(source);
      if (page === undefined) return undefined;
      const gap = findGap(source);
      if (gap) return gap;
      const { sections, ...rest } = await behind(page);
      return sections.length > 0 ? { state: 'behind', sections, ...rest } : undefined;
    },
  };
}
