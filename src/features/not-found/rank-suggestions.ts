import { distance } from 'fastest-levenshtein';

export interface Suggestion {
  title: string;
  routePath: string;
}

const MOST = 3;
/** Share of a path's characters that may differ before a page is no longer near. */
const FARTHEST = 0.34;
/** A shorter name is one letter away from words that have nothing to do with it. */
const SHORTEST_TYPO = 5;

function lastSegment(path: string): string {
  return path.replace(/\/$/, '').split('/').at(-1) ?? '';
}

/** The nearest pages: people mistype whole paths, and misplace last segments. */
export function rankSuggestions(pathname: string, pages: readonly Suggestion[]): Suggestion[] {
  const wanted = pathname.toLowerCase();
  const score = (page: Suggestion): number => {
    const path = page.routePath.toLowerCase();
    const whole = distance(wanted, path) / Math.max(wanted.length, path.length, 1);
    const [a, b] = [lastSegment(wanted), lastSegment(path)];
    const isNear = a === b || Math.min(a.length, b.length) >= SHORTEST_TYPO;
    const last = a && b && isNear ? distance(a, b) / Math.max(a.length, b.length) : 1;
    return Math.min(whole, last);
  };
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter((entry) => entry.score <= FARTHEST)
    .sort((x, y) => x.score - y.score)
    .slice(0, MOST)
    .map((entry) => entry.page);
}
