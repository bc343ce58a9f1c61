/** Opens or closes a block of code, whose lines are code. */
const FENCE = /^\s*(`{3,}|~{3,})/;
const CODE = /(`+)(?!`).+?(?<!`)\1(?!`)/g;
const HAN = /\p{Script=Han}/u;

/** Links between two texts, by the ends of their words: Chinese needs no space, the rest does. */
const LINKS: readonly [RegExp, string][] = [
  [/(?<=\p{Script=Han}) (?=\[\p{Script=Han}[^[\]]*\]\()/gu, ''],
  [/(\[[^[\]]*\p{Script=Han}\]\([^()\s]*\)) (?=\p{Script=Han})/gu, '$1'],
  [/(?<=\p{Script=Han})(?=\[[`A-Za-z\d@][^[\]]*\]\()/gu, ' '],
  [/(\[[^[\]]*[`A-Za-z\d]\]\([^()\s]*\))(?=\p{Script=Han})/gu, '$1 '],
];

function spaceLine(line: string): string {
  const spaced = line.replace(CODE, (code: string, _ticks: string, at: number) => {
    const before = HAN.test(line[at - 1] ?? '') ? ' ' : '';
    const after = HAN.test(line[at + code.length] ?? '') ? ' ' : '';
    return before + code + after;
  });
  return LINKS.reduce((text, [wrong, right]) => text.replace(wrong, right), spaced);
}

/**
 * A Markdown text with spaces between Chinese and inline code, and around links as their words
 * need them. The checker of the rest leaves both as they are.
 */
export function spaceCodeAndLinks(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (fence === undefined && mark !== undefined) {
        fence = mark;
        return line;
      }
      if (fence === undefined) return spaceLine(line);
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return line;
    })
    .join('\n');
}
