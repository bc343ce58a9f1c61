import { createHash } from 'node:crypto';

export interface Judged {
  query: string;
  /** Addresses without base and language, each of which answers. */
  pages: readonly string[];
  /** Addresses of the sections that answer, where that is known. */
  sections?: readonly string[];
}

/** Gives the addresses of the pages that are found, best first, without base and language. */
export type Search = (query: string) => readonly string[] | Promise<readonly string[]>;

export interface Score {
  queries: number;
  /** Mean of 1 / place of the first right page among the first five. */
  mrr5: number;
  success1: number;
  success5: number;
  /** Queries whose first page is not a right one, with what was found. */
  misses: { query: string; found: readonly string[] }[];
}

/** A third of the queries is set aside by a hash that nobody chose. */
export function isHeldOut({ query }: Judged): boolean {
  return createHash('sha256').update(query).digest()[0]! % 3 === 0;
}

export async function measure(judged: readonly Judged[], search: Search): Promise<Score> {
  const score: Score = { queries: judged.length, mrr5: 0, success1: 0, success5: 0, misses: [] };
  for (const { query, pages } of judged) {
    const found = (await search(query)).slice(0, 5);
    const place = found.findIndex((page) => pages.includes(page));
    if (place >= 0) score.mrr5 += 1 / (place + 1) / judged.length;
    if (place >= 0) score.success5 += 1 / judged.length;
    if (place === 0) score.success1 += 1 / judged.length;
    else score.misses.push({ query, found });
  }
  return score;
}

/** What a search shows: pages, best first, and of each the address of its first row. */
export interface Shown {
  pages: readonly string[];
  rows: readonly string[];
}

/**
 * Share of the queries with a known section whose right page shows that first, where it is among the
 * first five; undefined where no section is known.
 */
export function rightSections(
  judged: readonly Judged[],
  search: (query: string) => Shown,
): number | undefined {
  let known = 0;
  let right = 0;
  for (const { query, pages, sections } of judged) {
    if (!sections) continue;
    const shown = search(query);
    const at = shown.pages.slice(0, 5).findIndex((page) => pages.includes(page));
    if (at < 0) continue;
    known += 1;
    if (sections.includes(shown.rows[at]!)) right += 1;
  }
  return known > 0 ? right / known : undefined;
}
