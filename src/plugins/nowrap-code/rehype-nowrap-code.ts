import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '@rslib-docs/kit/shared/hast';

/** In `src/design/prose.css`. */
const CLASS = 'nowrap-code';
/** In the first column of a table, whose code is otherwise one piece. */
const LONG_CLASS = 'long-code';
/** Letters that fit into a line on every phone, by where the code stands. */
const MOST_LETTERS = { text: 28, cell: 30, heading: 20 };
/** A flag at the beginning or after a space. */
const FLAG = /(^|\s)--?[a-z]/i;
/** A name with a hyphen, or a command, that fits into the narrow column of a table. */
const SHORT_NAME = /^(?=.*\w[ -]\w)[\w -]{1,16}$/;
/** Where browsers break a word, but readers of code do not expect it. */
const BROKEN = /-(?=[^\s\d])|[?|](?=\S)|\p{sc=Han}(?=\p{sc=Han})/u;
/** Where a name may be broken: after a dot or a slash, and before a capital. */
const JOINT = /(?<=[a-z]\.)(?=[a-z])|(?<=[\w.]\/)(?=[\w@])|(?<=[a-z])(?=[A-Z])/;

/** Letters of a word that the narrowest column has room for. */
const SHORT_WORD = 12;

type Place = keyof typeof MOST_LETTERS;

const text = (value: string): ElementContent => ({ type: 'text', value });

function textOf({ children }: Element): string {
  const [only] = children;
  return children.length === 1 && only!.type === 'text' ? only!.value : '';
}

const placeOf = ({ tagName }: Element, around: Place): Place => {
  if (tagName === 'td' || tagName === 'th') return 'cell';
  return /^h[1-6]$/.test(tagName) ? 'heading' : around;
};

/** A part of a name that browsers would break stays whole, unless it is wider than a line. */
const keepPart = (part: string, most: number): ElementContent =>
  BROKEN.test(part) && part.length <= most
    ? element('span', [text(part)], { className: [CLASS] })
    : text(part);

/** A word of code: one piece in text if it fits into a line, else broken at its joints. */
function keepWord(word: string, place: Place): ElementContent[] {
  const most = MOST_LETTERS[place];
  const fits = word.length <= (place === 'text' ? most : SHORT_WORD);
  if (fits) return [keepPart(word, most)];
  return word
    .split(JOINT)
    .flatMap((part, index) => [...(index === 0 ? [] : [element('wbr')]), keepPart(part, most)]);
}

/** Neighbours that are text become one. */
function joinTexts(parts: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.type === 'text' && last?.type === 'text') last.value += part.value;
    else joined.push(part);
  }
  return joined;
}

function layOut(node: Element, code: string, place: Place): void {
  const fits = code.length <= MOST_LETTERS[place];
  const isWhole = (place === 'cell' && SHORT_NAME.test(code)) || (fits && FLAG.test(code));
  const words = isWhole ? [] : code.split(/(\s+)/).filter(Boolean);
  const parts = joinTexts(words.flatMap((word) => keepWord(word, place)));
  const isOnePart = parts.length === 1 && parts[0]!.type === 'element';
  node.children = isWhole || isOnePart ? [text(code)] : parts;
  if (isWhole || isOnePart) node.properties.className = [CLASS];
  else if (place === 'cell' && !fits) node.properties.className = [LONG_CLASS];
}

/**
 * Code in a line may be broken after a dot or a slash and before a capital. Browsers break after a
 * hyphen, too, where `--` no longer reads as a part of `--watch`.
 */
export function rehypeNowrapCode() {
  return (tree: Root): void => {
    const walk = (parent: Element | Root, place: Place): void => {
      visit(parent, 'element', (node, at, owner) => {
        if (node === parent) return undefined;
        if (node.tagName === 'pre') return SKIP;
        if (node.tagName === 'code') {
          // Markdown needs a blank between a backtick of the code and the closing one.
          const code = textOf(node).replace(/^ (?=`)|(?<=`) $/g, '');
          if (code === '') return SKIP;
          layOut(node, code, place);
          const before = owner?.children[at! - 1];
          // No browser begins a line with a dot after a Chinese comma; a list of extensions is one word.
          const isAfterMark = before?.type === 'text' && /[、，。；：]$/u.test(before.value);
          if (!code.startsWith('.') || !isAfterMark) return SKIP;
          owner!.children.splice(at!, 0, element('wbr'));
          return [SKIP, at! + 2];
        }
        const own = placeOf(node, place);
        if (own === place) return undefined;
        walk(node, own);
        return SKIP;
      });
    };
    walk(tree, 'text');
  };
}
