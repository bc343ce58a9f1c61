import fs from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVING_VARIABLE } from '@rslib-docs/kit/node/versions';
import { contentSecurityPolicy } from '@rslib-docs/runtime/inline-script/bundle';
import type { PageIndexEntry } from '../../src/plugins/page-data/contract';
import { readSiteEnvironment } from '../../src/site/environment';
import { LOCALE_CONFIGS, type Locale } from '../../src/site/locales';
import { MOVED_TEXTS, REDIRECTS } from '../../src/site/redirects';
import { findRedirectProblems, redirectsIn } from '../check/find-redirect-problems.mts';

/** Keeps query and fragment, which only a script can. Without scripts the browser is sent on. */
const MOVE_ON =
  "const to=new URL(document.querySelector('a').href);" +
  'to.search=location.search;if(location.hash)to.hash=location.hash;location.replace(to)';

/** The page that stands where another one was; `to` has the base path and the language. */
function movedPage(to: string, locale: Locale): string {
  const { url: siteUrl } = readSiteEnvironment(process.env);
  const { htmlLang } = LOCALE_CONFIGS[locale];
  const texts = MOVED_TEXTS[locale];
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
  const moved: string[] = [];
  for (const [folder, known] of versions) {
    for (const { from, to } of redirectsIn(REDIRECTS, known)) {
      // Where a plain static host answers the old address with it.
      const name = from.endsWith('/') ? `${from}index.html` : `${from}.html`;
      const file = path.join(outDir, folder, name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      const page = movedPage(localeBase + folder + to.slice(1), locale);
      await fs.writeFile(file, page, { flag: 'wx' });
      moved.push(localeBase + folder + from.slice(1));
    }
  }
  return moved;
}
