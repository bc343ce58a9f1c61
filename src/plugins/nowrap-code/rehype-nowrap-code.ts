import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** In `src/design/prose.css`. */
const CLASS = 'nowrap-code';
/** Letters of a command that fits into a line on every phone, beside a bullet or in a cell. */
const MOST_LETTERS = 24;
/** A flag at the beginning or after a space. */
const FLAG = /((?:^|(?<=\s))--?[a-z][\w-]*)/i;
/** A name with a hyphen, or a command, that fits into the narrow column of a table. */
const SHORT_NAME = /^(?=.*\w[ -]\w)[\w -]{1,16}$/;
/** Where a name may be broken: after a dot, and before a capital. */
const JOINT = /(?<=[a-z]\.)(?=[a-z])|(?<=[a-z])(?=[A-Z])/;

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

function textOf({ children }: Element): string {
  const [only] = children;
  return children.length === 1 && only!.type === 'text' ? only!.value : '';
}

/** Flags stay whole; a command may be broken between them. */
function keepFlags(code: string): ElementContent[] {
  return code.split(FLAG).flatMap((part, index) => {
    if (part === '') return [];
    return index % 2 === 0 || part.length > MOST_LETTERS
      ? [text(part)]
      : [{ ...element('span', { className: [CLASS] }), children: [text(part)] }];
  });
}

const breakNames = (code: string): ElementContent[] =>
  code
    .split(JOINT)
    .flatMap((part, index) => (index === 0 ? [text(part)] : [element('wbr'), text(part)]));

/**
 * Where code in a line may be broken. Browsers break after a hyphen, and `--` at the end of a line no
 * longer reads as a part of `--watch`; in the narrow columns of tables they break names anywhere.
 * The blank that Markdown wants between a backtick of the code and the one that ends it is no code.
 */
export function rehypeNowrapCode() {
  return (tree: Root): void => {
    const walk = (parent: Element | Root, isInTable: boolean): void => {
      visit(parent, 'element', (node) => {
        if (node === parent) return undefined;
        if (node.tagName === 'pre') return SKIP;
        if (node.tagName === 'td' || node.tagName === 'th') {
          walk(node, true);
          return SKIP;
        }
        if (node.tagName !== 'code') return undefined;
        const code = textOf(node).replace(/^ (?=`)|(?<=`) $/g, '');
        if (code === '') return SKIP;
        const isShortName = isInTable && SHORT_NAME.test(code);
        if (isShortName || (FLAG.test(code) && code.length <= MOST_LETTERS)) {
          node.properties.className = [CLASS];
          node.children = [text(code)];
        } else if (FLAG.test(code)) node.children = keepFlags(code);
        else node.children = isInTable ? breakNames(code) : [text(code)];
        return SKIP;
      });
    };
    walk(tree, false);
  };
}
