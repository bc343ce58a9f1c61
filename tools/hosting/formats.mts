import type { HeaderRule } from '@rslib-docs/kit/node/headers-file';
import { negotiationRules } from './negotiation.mts';

/** Rules of `_headers`: the first is that of all addresses, each further one of some of them. */
export type Rules = readonly HeaderRule[];

/** Path under which the build lives, which the rule of all addresses names. */
function baseOf([everywhere]: Rules): string {
  const [, base] = /^(\/(?:.*\/)?)\*$/.exec(everywhere?.pattern ?? '') ?? [];
  if (base === undefined)
    throw new Error('build/_headers does not begin with a rule for all addresses. Build again.');
  return base;
}

const REVALIDATED = 'public, max-age=0, must-revalidate';
/** Texts beside HTML: worth compressing, and UTF-8. Scripts have two names, by the age of nginx. */
const TEXTS =
  'application/javascript application/json application/xml text/css text/javascript text/markdown text/plain text/xml';

/** nginx puts variables into every value, and knows no way to write a dollar sign. */
function quote(value: string): string {
  if (value.includes('$'))
    throw new Error(`nginx cannot send a header with a dollar sign: ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How long something is kept holds for what was found; all else for errors too. */
const addHeader = ([name, value]: [string, string]): string =>
  `  add_header ${name} ${quote(value)}${name === 'Cache-Control' ? '' : ' always'};`;

/**
 * Locations for a server block of nginx, the most particular last, as it takes the longest prefix.
 * A location with headers of its own inherits none: each one lists all that hold for it.
 */
export function formatNginx(rules: Rules): string {
  const baseUrl = baseOf(rules);
  const [everywhere, ...others] = rules;
  const location = (
    prefix: string,
    headers: Readonly<Record<string, string>>,
    { files = '$uri $uri.html $uri/index.html', answersPages = false } = {},
  ): string[] => [
    `location ${prefix} {`,
    `  try_files ${files} =404;`,
    ...Object.entries(headers).map(addHeader),
    ...(answersPages ? ['  add_header Vary $vary always;'] : []),
    '}',
  ];
  const pageHeaders = { ...everywhere!.headers, 'Cache-Control': REVALIDATED };
  const [opening, ...markdown] = location(`~ ^${escapeRegExp(baseUrl)}.*\\.md$`, pageHeaders, {
    files: '$uri',
    answersPages: true,
  });
  const lines = [
    'gzip on;',
    'gzip_vary on;',
    `gzip_types image/svg+xml ${TEXTS};`,
    'charset utf-8;',
    `charset_types ${TEXTS};`,
    '# With the module of that name: brotli on; and the same types.',
    '',
    ...negotiationRules(baseUrl),
    '',
    ...location(baseUrl, pageHeaders, { answersPages: true }),
    '',
    "# nginx' own list of types has no Markdown, and would offer the copies as downloads.",
    opening!,
    '  types { text/markdown md; }',
    ...markdown,
    ...others.flatMap(({ pattern, headers }) => [
      '',
      ...location(pattern.replace('*', ''), { ...everywhere!.headers, ...headers }),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** A `vercel.json` for a project that serves the folder as it is. */
export function formatVercel(rules: Rules): string {
  const baseUrl = baseOf(rules);
  const markdown = {
    pattern: `${baseUrl}*.md`,
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  };
  const headers = [...rules, markdown].map(({ pattern, headers: named }) => ({
    source: pattern.replaceAll('.', '\\.').replace('*', '(.*)'),
    headers: Object.entries(named).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, headers }, null, 2)}\n`;
}
