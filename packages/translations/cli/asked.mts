import { UsageError } from '@rslib-docs/kit/node/command';
import type { Asked } from './accept.mts';
import { findPage, type PagePair } from './project.mts';

/**
 * The page that a person means.
 * @throws UsageError where there is none
 */
export function pageNamed(pages: readonly PagePair[], asked: string | undefined): PagePair {
  if (!asked) throw new UsageError('Name a page, such as docs/intro.mdx.');
  const page = findPage(pages, asked);
  if (!page) throw new UsageError(`There is no page "${asked}".`);
  return page;
}

/** Pages, each followed by the sections that are meant. */
export function readAsked(pages: readonly PagePair[], names: readonly string[]): Asked[] {
  const asked: { pair: PagePair; only: string[] }[] = [];
  for (const name of names.length > 0 ? names : [undefined]) {
    const last = asked.at(-1);
    if (last && !findPage(pages, name!)) last.only.push(name!);
    else asked.push({ pair: pageNamed(pages, name), only: [] });
  }
  return asked;
}
