export type LineKind = 'front-matter' | 'fence' | 'code' | 'prose';

export interface Line {
  kind: LineKind;
  text: string;
}

/** Lines that tools of translation write in the place of the hyphens around the front matter. */
const RULE = /^(?:-{3,}|- - -|\*{3}|\* \* \*|_{3}|_ _ _)[ \t]*$/;
const FENCE = /^\s*(?:[-*>]\s+)*(`{3,}|~{3,})/;

/** The line that closes the front matter, which is added if it is missing; -1 if none opens it. */
function closeHeader(texts: string[]): number {
  if (!RULE.test(texts[0]!)) return -1;
  const end = texts.findIndex((text, at) => at > 0 && RULE.test(text));
  if (end > 0) return end;
  const blank = texts.findIndex((text) => text.trim() === '');
  const isHeader = blank > 1 && texts.slice(1, blank).every((text) => /^(?:\s|[\w-]+:)/.test(text));
  if (!isHeader) return -1;
  texts.splice(blank, 0, '---');
  return blank;
}

/**
 * Cuts a page into lines and gives each a kind, without a parser: the page may be one that no
 * parser reads. Front matter includes the lines around it, which become hyphens.
 */
export function readLines(source: string): Line[] {
  const texts = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  const end = closeHeader(texts);
  let fence: string | undefined;
  return texts.map((text, at): Line => {
    if (at <= end) return { kind: 'front-matter', text: at === 0 || at === end ? '---' : text };
    const mark = FENCE.exec(text)?.[1];
    if (fence === undefined) {
      fence = mark;
      return { kind: mark ? 'fence' : 'prose', text };
    }
    if (!mark?.startsWith(fence) || text.trim() !== mark) return { kind: 'code', text };
    fence = undefined;
    return { kind: 'fence', text };
  });
}

export function writeLines(lines: readonly Line[]): string {
  return `${lines
    .map(({ text }) => text)
    .join('\n')
    .replace(/\s+$/, '')}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' },
};

/** The characters that a text names by HTML entities, once. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name] ?? all;
  });
}

/** Quotation marks of a keyboard, which replace the marks of tools. */
export function straightQuotes(text: string): string {
  return text.replace(/[“”„‟«»＂]/g, '"').replace(/[‘’‚‛＇]/g, "'");
}
