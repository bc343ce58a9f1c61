const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as HTML shows it between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character]!);

/** Lines of HTML in the form that the code of the site has. */
export const joinLines = (lines: readonly string[]): string =>
  lines.map((line) => `<span class="line">${line}</span>`).join('\n');

/** Code without colours, as HTML of lines. */
export const plainLines = (code: string): string => joinLines(escapeHtml(code).split('\n'));
