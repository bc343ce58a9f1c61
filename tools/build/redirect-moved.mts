import fs from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVING_VARIABLE } from '@rslib-docs/kit/node/versions';
import { contentSecurityPolicy } from '@rslib-docs/runtime/inline-script/bundle';
import type { PageIndexEntry } from '../../src/plugins/page-data/contract';
import { readSiteEnvironment } from '../../src/site/environment';
import { LOCALE_CONFIGS, type Locale } from '../../src/site/locales';
import { MOVED_TEXTS, REDIRECTS, type Redirect } from '../../src/site/redirects';
import { findRedirectProblems, redirectsIn } from '../check/find-redirect-problems.mts';

/** Keeps query and fragment, which only a script can. Without scripts the browser is sent on. */
const MOVE_ON =
  "const to=new URL(document.querySelector('a').href);" +
  'to.search=location.search;if(location.hash)to.hash=location.hash;location.replace(to)';

interface MovedPage {
  /** Address of the new page with base path and language. */
  to: string;
  siteUrl: string;
  htmlLang: string;
  texts: { title: string; link: string };
}

/** The page that stands where another one was. */
function movedPage({ to, siteUrl, htmlLang, texts }: MovedPage): string {
  const canonical = siteUrl + to.split('#')[0]!;
  return `<!doctype html>
<html lang="${htmlLang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([MOVE_ON])}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<link rel="canonical" href="${canonical}">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<h1>${texts.title}</h1>
<p><a href="${to}">${texts.link}</a></p>
<script>${MOVE_ON}</script>
</body>
</html>
`;
}

interface RedirectTarget {
  outDir: string;
  /** Base path with the language and the version. */
  localeBase: string;
  siteUrl: string;
  htmlLang: string;
  texts: MovedPage['texts'];
}

/** Writes one page per entry, where a plain static host answers the old address with it. */
async function writeRedirects(
  redirects: readonly Redirect[],
  { outDir, localeBase, ...page }: RedirectTarget,
): Promise<void> {
  for (const { from, to } of redirects) {
    const name = from.endsWith('/') ? `${from}index.html` : `${from}.html`;
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, movedPage({ ...page, to: localeBase + to.slice(1) }), { flag: 'wx' });
  }
}

/**
 * Keeps the old addresses of one language answering, in each version by itself; gives them. Throws
 * with every entry that cannot be.
 */
export async function redirectMoved(
  outDir: string,
  locale: Locale,
  localeBase: string,
  pages: readonly Pick<PageIndexEntry, 'routePath' | 'toc' | 'version'>[],
): Promise<string[]> {
  const versions = new Map<string, Map<string, Set<string>>>([['', new Map()]]);
  for (const { routePath, toc, version } of pages) {
    const folder = version && `${version}/`;
    const known = versions.get(folder) ?? new Map<string, Set<string>>();
    const address = `/${routePath.slice(localeBase.length + folder.length)}`;
    versions.set(folder, known.set(address, new Set(toc.map(({ id }) => id))));
  }
  // A build for the archive has not all versions, so it cannot tell where an entry counts.
  const isWhole = !process.env[ARCHIVING_VARIABLE];
  const problems = isWhole ? findRedirectProblems(REDIRECTS, [...versions.values()]) : [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { htmlLang } = LOCALE_CONFIGS[locale];
  const { url: siteUrl } = readSiteEnvironment(process.env);
  const texts = MOVED_TEXTS[locale];
  const moved: string[] = [];
  for (const [folder, known] of versions) {
    const redirects = redirectsIn(REDIRECTS, known);
    const base = localeBase + folder;
    const target = { localeBase: base, siteUrl, htmlLang, texts };
    await writeRedirects(redirects, { outDir: path.join(outDir, folder), ...target });
    moved.push(...redirects.map(({ from }) => base + from.slice(1)));
  }
  return moved;
}
