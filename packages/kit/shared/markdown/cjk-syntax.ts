import type { Nodes, Root, Text } from 'mdast';
import type { Processor } from 'unified';
import type { Code, Construct, Extension } from 'micromark-util-types';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';

/** Letters and signs that stand beside each other without a space. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;
const LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** The texts of a paragraph or cell in order; what is no text stands for itself as undefined. */
function textsOf(node: Nodes): (Text | undefined)[] {
  if (node.type === 'text') return [node];
  if (!('children' in node)) return [undefined];
  return node.children.flatMap(textsOf);
}

function joinLines(texts: readonly (Text | undefined)[]): void {
  for (const [at, text] of texts.entries()) {
    if (!text?.value.includes('\n')) continue;
    const before = texts[at - 1]?.value.at(-1) ?? '';
    const after = texts[at + 1]?.value[0] ?? '';
    text.value = text.value.replace(/[ \t]*\n[ \t]*/g, (gap, offset: number, whole: string) => {
      const previous = offset > 0 ? whole[offset - 1]! : before;
      const next = whole[offset + gap.length] ?? after;
      const isJoined =
        WIDE.test(previous) && WIDE.test(next) && (LETTER.test(previous) || LETTER.test(next));
      return isJoined ? '' : gap;
    });
  }
}

/** A line that ends in a Chinese sentence leaves no gap: browsers show line breaks as spaces. */
function remarkJoinCjkLines() {
  const visit = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading') joinLines(textsOf(node));
    else if ('children' in node) node.children.forEach(visit);
  };
  return (tree: Root): void => visit(tree);
}

const TILDE = 126;

/** A tilde with none beside it, such as that of a range: `18~20`. */
const construct: Construct = {
  name: 'plainTilde',
  tokenize(effects, ok, nok) {
    const { previous } = this;
    return (code: Code) => {
      if (previous === TILDE) return nok(code);
      effects.enter('data');
      effects.consume(code);
      effects.exit('data');
      return (next: Code) => (next === TILDE ? nok(next) : ok(next));
    };
  },
};

/** Only two tildes strike out; Docusaurus adds GitHub's Markdown without that option. */
function remarkPlainTilde(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[] };
  (data.micromarkExtensions ??= []).push({ text: { [TILDE]: construct } });
}

/** What every reader of pages adds to GitHub's Markdown; comes after `remark-gfm`. */
export const CJK_SYNTAX = [
  remarkCjkFriendly,
  remarkCjkFriendlyStrikethrough,
  remarkPlainTilde,
  remarkJoinCjkLines,
];
