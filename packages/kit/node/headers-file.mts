/** File at the root of a build that says which headers answer which address. */
export const HEADERS_FILE = '_headers';

/** Headers of the addresses that match a pattern, in which `*` stands for any text. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** The rules as Netlify, Cloudflare Pages and others read them; no two may set the same header. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [pattern, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Reads what `formatHeaders` writes. Throws for a line that is neither pattern nor header. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
    else if (rule && name && value) rule.headers[name] = value;
    else throw new Error(`${HEADERS_FILE}:${index + 1}: neither a path nor a header: ${line}`);
  }
  return rules;
}

function matches(pattern: string, pathname: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`).test(pathname);
}

export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const found = rules.filter(({ pattern }) => matches(pattern, pathname));
  return Object.assign({}, ...found.map(({ headers }) => headers)) as Record<string, string>;
}
