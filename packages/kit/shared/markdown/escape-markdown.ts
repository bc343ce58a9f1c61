/**
 * Plain text, such as a title, as Markdown that reads the same: nothing of it becomes an element, a
 * link or a line of its own. What stands in backticks stays code.
 */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(`[^`]+`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[\\<[\]]|&(?=#?\w+;)/g, '\\$&')))
    .join('');
}
