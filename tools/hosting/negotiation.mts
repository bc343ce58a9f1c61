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
  // More decimals than the same ones, none of which is a zero at the end.
  String.raw`(\d+)\d+:\1:`,
  String.raw`(\d*)(?:${LOWER})`,
  String.raw`(?!0:)(\d*):\3:first`,
].join('|');

/**
 * Rules of a server block of nginx, by which a page answers with its Markdown copy who wants that
 * rather than HTML. The block of a server knows no `map`, and `if` no `and`; so qualities become
 * text that one pattern compares. Sets `$missing`, the page for what is not found, and `$vary`,
 * the value of that header.
 */
export function negotiationRules(baseUrl: string): string[] {
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
