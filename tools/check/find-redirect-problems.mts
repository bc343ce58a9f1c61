import type { Redirect } from '../../src/site/redirects';

/** Addresses of the pages of a version, without base path, language and version, with the ids of their headings. */
export type PageIds = ReadonlyMap<string, ReadonlySet<string>>;

const ADDRESS = /^\/(?:[\w.~-]+\/)*[\w.~-]*$/;

/** A host that has `x.html` and `x/index.html` would answer only one of them. */
const key = (address: string): string => address.toLowerCase().replace(/(.)\/$/, '$1');

const pageOf = (target: string): string => target.split('#')[0]!;

/**
 * The entries that count in a version: its reader finds nothing at the old address, and something at
 * the new one, or where that has moved since.
 */
export function redirectsIn(redirects: readonly Redirect[], pages: PageIds): Redirect[] {
  const existing = new Set([...pages.keys()].map(key));
  const moved = new Map(redirects.map(({ from, to }) => [key(from), to]));
  return redirects.flatMap(({ from, to }) => {
    if (existing.has(key(from))) return [];
    const seen = new Set<string>();
    let target: string | undefined = to;
    while (target !== undefined && !pages.has(pageOf(target))) {
      const next: string | undefined = moved.get(key(pageOf(target)));
      target = next === undefined || seen.has(next) ? undefined : next;
      if (next !== undefined) seen.add(next);
    }
    if (target === undefined) return [];
    const [address, id] = target.split('#') as [string, string?];
    const hasSection = id === undefined || pages.get(address)!.has(id);
    return [{ from, to: hasSection ? target : address }];
  });
}

/**
 * The problems of the entries, each with the entry and what to do. A page that has moved in one
 * version may still exist in another: an entry is wrong only if it is wrong in all of them.
 */
export function findRedirectProblems(
  redirects: readonly Redirect[],
  versions: readonly PageIds[],
): string[] {
  const existing = versions.map((pages) => new Set([...pages.keys()].map(key)));
  const moved = new Map<string, Redirect>();
  const problems: string[] = [];
  const reporterOf =
    ({ from, to }: Redirect) =>
    (problem: string): void =>
      void problems.push(`src/site/redirects.ts: { from: '${from}', to: '${to}' }: ${problem}`);

  for (const redirect of redirects) {
    const { from } = redirect;
    const report = reporterOf(redirect);
    if (!ADDRESS.test(from) || from.split('/').includes('..') || from === '/') {
      report('"from" must be an address in the site such as /guide/old, without # and ?.');
      continue;
    }
    if (existing.every((addresses) => addresses.has(key(from))))
      report('a page is there. Remove the entry or rename the page.');
    if (moved.has(key(from))) report('another entry moves the same page. Keep one of them.');
    moved.set(key(from), redirect);
  }

  for (const { from, to } of moved.values()) {
    const report = reporterOf({ from, to });
    const [address = '', id] = to.split('#');
    const targets = versions.flatMap((pages) => pages.get(address) ?? []);
    const next = moved.get(key(address));
    // A move in the next version counts only there, and in the first one before it.
    if (next && (targets.length === 0 || key(pageOf(next.to)) === key(from))) {
      const isLoop = next.from === from || key(pageOf(next.to)) === key(from);
      report(
        isLoop
          ? 'leads in a circle. Let "to" name a page that exists.'
          : `leads to an address that has moved itself. Let "to" name ${next.to}.`,
      );
    } else if (targets.length === 0) report('"to" names no page. Give the address of one.');
    else if (id !== undefined && !targets.some((ids) => ids.has(id))) {
      report(`the page ${address} has no section "${id}". Correct the id or leave it out.`);
    }
  }
  return problems;
}
