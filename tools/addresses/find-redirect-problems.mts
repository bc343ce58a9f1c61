import type { Redirect } from '../../src/site/redirects';

/** Addresses of all pages without base path and language, with the ids of their headings. */
export type PageIds = ReadonlyMap<string, ReadonlySet<string>>;

const ADDRESS = /^\/(?:[\w.~-]+\/)*[\w.~-]*$/;

/** What is wrong with the entries, each with the entry and what to do. */
export function findRedirectProblems(redirects: readonly Redirect[], pages: PageIds): string[] {
  // A host that has `x.html` and `x/index.html` would answer only one of them.
  const key = (address: string): string => address.toLowerCase().replace(/(.)\/$/, '$1');
  const existing = new Set([...pages.keys()].map(key));
  const moved = new Map<string, Redirect>();
  const problems: string[] = [];

  for (const redirect of redirects) {
    const { from, to } = redirect;
    const report = (problem: string): void => {
      problems.push(`src/site/redirects.ts: { from: '${from}', to: '${to}' }: ${problem}`);
    };
    if (!ADDRESS.test(from) || from.split('/').includes('..') || from === '/') {
      report('"from" must be an address in the site such as /guide/old, without # and ?.');
      continue;
    }
    if (existing.has(key(from))) report('a page is there. Remove the entry or rename the page.');
    if (moved.has(key(from))) report('another entry moves the same page. Keep one of them.');
    moved.set(key(from), redirect);
  }

  for (const { from, to } of moved.values()) {
    const report = (problem: string): void => {
      problems.push(`src/site/redirects.ts: { from: '${from}', to: '${to}' }: ${problem}`);
    };
    const [address = '', id] = to.split('#');
    const next = moved.get(key(address));
    if (next) {
      const isLoop = next.from === from || key(next.to.split('#')[0]!) === key(from);
      report(
        isLoop
          ? 'leads in a circle. Let "to" name a page that exists.'
          : `leads to an address that has moved itself. Let "to" name ${next.to}.`,
      );
    } else if (!pages.has(address)) report('"to" names no page. Give the address of one.');
    else if (id !== undefined && !pages.get(address)!.has(id)) {
      report(`the page ${address} has no section "${id}". Correct the id or leave it out.`);
    }
  }
  return problems;
}
