/** An alert of GitHub with the lines of its text. */
const ALERT = /^> \[!([A-Z]+)\]\n((?:>.*(?:\n|$))*)/gm;

/** Starlight's names for GitHub's alerts. */
const ASIDES: Readonly<Record<string, string>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'note',
  WARNING: 'caution',
  CAUTION: 'danger',
};

/** Alerts as Starlight's asides: it does not know GitHub's. */
export function toAsides(markdown: string): string {
  return markdown.replace(ALERT, (_all, kind: string, lines: string) => {
    const text = lines.replace(/^> ?/gm, '').trim();
    return `:::${ASIDES[kind] ?? 'note'}\n${text}\n:::\n`;
  });
}

/**
 * VitePress reads Markdown as a template of Vue: outside of code, two braces would be a formula and
 * `<T>` an element.
 */
export function escapeForVue(markdown: string): string {
  return mapProse(markdown, (prose) =>
    prose.replace(/\{\{/g, '&#123;&#123;').replace(/\\</g, '&lt;'),
  );
}

/** Changes what is neither a fence nor code in a line. */
export function mapProse(markdown: string, change: (prose: string) => string): string {
  const code = /(^ *(`{3,})[^\n]*\n[\s\S]*?^ *\2`*[ \t]*$|(`+)(?!`)[\s\S]*?[^`]\3(?!`))/gm;
  let text = '';
  let at = 0;
  for (const match of markdown.matchAll(code)) {
    text += change(markdown.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return text + change(markdown.slice(at));
}
