/** Schemes of addresses that content may link to. `pathname:` is Docusaurus' way out of the app. */
export const SAFE_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'pathname'];

/** Admonitions that the theme draws; Docusaurus knows more. */
export const ADMONITIONS: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

/** Attributes that every HTML element in content may carry, beside `aria-…`. */
const GLOBAL_ATTRIBUTES: readonly string[] = ['id', 'lang', 'title', 'translate'];

/** HTML that content may write as JSX: https://github.com/rehypejs/rehype-sanitize (of GitHub). */
const HTML: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['abbr', 'b', 'bdi', 'blockquote', 'br', 'cite', 'code', 'dd', 'del', 'dfn', 'div'],
      ...['dl', 'dt', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'hr', 'i', 'ins', 'kbd'],
      ...['li', 'mark', 'p', 'pre', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span'],
      ...['strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'u', 'ul'],
      ...['var', 'wbr'],
    ].map((name) => [name, []]),
  ),
  a: ['href', 'hrefLang', 'rel', 'target'],
  details: ['open'],
  img: ['alt', 'height', 'src', 'width'],
  ol: ['reversed', 'start'],
  td: ['align', 'colSpan', 'rowSpan'],
  th: ['align', 'colSpan', 'rowSpan', 'scope'],
  time: ['dateTime'],
};

export const HTML_ELEMENTS: readonly string[] = Object.keys(HTML);

/** As the HTML has them. */
export const HTML_ATTRIBUTES: readonly string[] = [
  ...GLOBAL_ATTRIBUTES,
  ...Object.values(HTML).flat(),
].map((name) => name.toLowerCase());

/** Components that need no import in a page; the theme has them in `MDXComponents`. */
const COMPONENTS: readonly string[] = [
  ...['Badge', 'CodeBlock', 'Details', 'FileTree', 'Steps', 'TabItem', 'Tabs'],
];

/** Properties that React or the platform takes for code, markup or identity, on any component. */
const NEVER_PROPERTIES =
  /^(?:on[A-Z].*|on[a-z]+|dangerouslySetInnerHTML|innerHTML|srcDoc|style|className|class|ref|key|is|formAction|action|children|components|mdxType|originalType)$/i;

/** Properties whose value is text or its language, and so another one in a translation. */
const TEXT_PROPERTIES: ReadonlySet<string> = new Set([
  ...['alt', 'aria-description', 'aria-label', 'caption', 'label', 'lang', 'ours', 'summary'],
  ...['text', 'title'],
]);

/** Modules that a page may import: components and data of this site, and parts of pages. */
const IMPORTED = /^(?:(?:@site\/src|@theme)\/[\w./-]+|\.{1,2}\/[\w./-]+\.mdx)$/;

export function isTextProperty(name: string): boolean {
  return TEXT_PROPERTIES.has(name);
}

export function isHtmlElement(name: string): boolean {
  return /^[a-z]/.test(name) && !name.includes('.');
}

/** Whether content may write the element at all; `imported` are the names that the page imports. */
export function isAllowedElement(name: string, imported: ReadonlySet<string>): boolean {
  if (isHtmlElement(name)) return Object.hasOwn(HTML, name);
  return imported.has(name.split('.')[0]!) || COMPONENTS.includes(name);
}

export function isAllowedAttribute(element: string, attribute: string): boolean {
  if (!isHtmlElement(element)) return !NEVER_PROPERTIES.test(attribute) && !attribute.includes(':');
  return (
    HTML[element]!.includes(attribute) ||
    GLOBAL_ATTRIBUTES.includes(attribute) ||
    /^aria-[a-z]+$/.test(attribute)
  );
}

export function isAllowedImport(source: string): boolean {
  return IMPORTED.test(source) && (source.startsWith('.') || !source.split('/').includes('..'));
}

/** The scheme of an address that is not on the list. Browsers ignore white space in it. */
export function unsafeScheme(address: string): string | undefined {
  const bare = address.replace(/[\u0000-\u0020\u007f-\u00a0]+/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  if (scheme === undefined) return undefined;
  // Docusaurus takes `pathname://` away and hands the rest to the browser.
  const isSafe = scheme !== 'pathname' || /^pathname:\/\/\/(?![/\\])/i.test(bare);
  return isSafe && SAFE_SCHEMES.includes(scheme) ? undefined : scheme;
}
