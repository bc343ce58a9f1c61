import fs from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from '@rslib-docs/runtime/inline-script/policy';
import type { Redirect } from '../../src/site/redirects';

/** Keeps query and fragment, which only a script can. Without scripts the browser is sent on. */
const MOVE_ON =
  "const to=new URL(document.querySelector('a').href);" +
  'to.search=location.search;if(location.hash)to.hash=location.hash;location.replace(to)';

export interface MovedPage {
  /** Address of the new page with base path and language. */
  to: string;
  siteUrl: string;
  htmlLang: string;
  texts: { title: string; link: string };
}

/** The page that stands where another one was. */
export function movedPage({ to, siteUrl, htmlLang, texts }: MovedPage): string {
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

export interface RedirectTarget {
  outDir: string;
  /** Base path with the language and the version. */
  localeBase: string;
  siteUrl: string;
  htmlLang: string;
  texts: MovedPage['texts'];
}

/** Writes one page per entry, where a plain static host answers the old address with it. */
export async function writeRedirects(
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
