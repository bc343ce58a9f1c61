import type { HeaderRule } from '@rslib-docs/kit/node/headers-file';
import { escapeRegExp } from '@rslib-docs/kit/shared/text';

/** Rules of `_headers`: the first is for all addresses, the others for some of them. */
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

/** Cache rules apply to successful answers; all other rules to errors too. */
const addHeader = ([name, value]: [string, string]): string =>
  `  add_header ${name} ${quote(value)}${name === 'Cache-Control' ? '' : ' always'};`;

/**
 * A range in an Accept line. It captures the quality in two parts, `0` and its decimals without
 * zeros at their end; a quality of one has neither.
 */
const rangeOf = (type: string): string =>
  String.raw`(?:^|,)\s*${type}\s*(?:;\s*q\s*=\s*(?:(0)(?:\.(\d*?)0*)?|1(?:\.0*)?)\s*)?(?:,|$)`;

/** A digit and what follows, and as another number the same digits before it and a lower one. */
const LOWER = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => String.raw`${digit}\d*:\2[0-${digit - 1}]`)
  .join('|');

/** Two qualities and what comes first, as the rules below join them: Markdown is wanted. */
const PREFERS = [
  // One, and less.
  ':0',
  // The same decimals and more of them.
  String.raw`(\d+)\d+:\1:`,
  String.raw`(\d*)(?:${LOWER})`,
  String.raw`(?!0:)(\d*):\3:first`,
].join('|');

/**
 * Rules of a server block of nginx, by which a page answers with its Markdown copy if the client
 * prefers it to HTML. A server block has no `map`, and `if` has no `and`; so qualities become
 * text that one pattern compares. Sets `$missing`, the not-found page, and `$vary`,
 * the value of that header.
 */
function negotiationRules(baseUrl: string): string[] {
  const quality = (type: string, ...names: string[]): string =>
    `if ($http_accept ~* "${rangeOf(type)}") { ${names.map((name) => `set ${name} "$1$2";`).join(' ')} }`;
  const both = ['$of_markdown', '$of_html'];
  return [
    '# Whether Markdown is wanted rather than HTML, by the quality of each in the Accept line.',
    'set $of_markdown "0";',
    'set $of_html "0";',
    quality(String.raw`\*/\*`, ...both),
    quality(String.raw`text/\*`, ...both),
    quality('text/markdown', '$of_markdown'),
    quality('text/html', '$of_html'),
    'set $order "";',
    'if ($http_accept ~* "^(?:(?!text/html).)*text/markdown") { set $order "first"; }',
    'set $wanted "$of_markdown:$of_html:$order";',
    `if ($wanted ~ "^(?:${PREFERS})") { set $wanted "markdown"; }`,
    '',
    '# What exists in both forms, and the form of what does not exist.',
    'set $vary "Accept";',
    'set $file "";',
    'if (-f $request_filename) { set $file $uri; }',
    String.raw`if ($file ~ "\.(?!html$|md$)[^./]+$") { set $vary ""; }`,
    `set $missing "${baseUrl}404.html";`,
    `if ($wanted = "markdown") { set $missing "${baseUrl}404.md"; }`,
    `if ($uri ~ "\\.md$") { set $missing "${baseUrl}404.md"; }`,
    'error_page 404 $missing;',
    'set $copy "$uri.md";',
    'if (-f "$document_root$uri/index.md") { set $copy "$uri/index.md"; }',
    'if ($uri ~ "/$") { set $copy "${uri}index.md"; }',
    'if (-f "$document_root$copy") { set $wanted "$wanted, there"; }',
    'if ($wanted = "markdown, there") { rewrite ^ $copy last; }',
  ];
}

/**
 * Locations for a server block of nginx, the most particular last, as it takes the longest prefix.
 * A location with headers inherits none: each one lists all that apply to it.
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
    'default_type application/octet-stream;',
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
