import type { Element, Parent, Root } from 'hast';
import { jsxElement } from '@rslib-docs/kit/shared/hast';
import { textOf } from '@rslib-docs/kit/shared/text';
import type { VFile } from 'vfile';

/** The front matter's facts about an option that a heading of the page names. */
export interface OptionEntry {
  /** TypeScript type, on one line. */
  type: string;
  /** Code; for some builds only: with the condition in parentheses, after `; `. None where it is left out. */
  default?: string;
  cli?: readonly string[];
  since?: string;
}

const isHeading = (node: Parent['children'][number]): node is Element =>
  node.type === 'element' && /^h[23]$/.test(node.tagName);

type Facts = ReturnType<typeof jsxElement>;

/** Puts facts behind the sentence that says what the option is for, if the text begins with one. */
function insertFacts(parent: Parent, index: number, facts: Facts): void {
  const next = parent.children.findIndex((node, at) => at >= index && node.type === 'element');
  const node = parent.children[next] as Element | undefined;
  parent.children.splice(node?.tagName === 'p' ? next + 1 : index, 0, facts);
}

/** Puts the facts of an option below the heading that ends its name, and the page's below the title. */
export function rehypeOptionFacts() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as {
      option?: string;
      options?: Record<string, OptionEntry>;
    };
    const left = new Map(Object.entries(frontMatter.options ?? {}));
    const place = (parent: Parent): void => {
      for (const [index, node] of [...parent.children.entries()].reverse()) {
        if ('children' in node && !isHeading(node)) place(node);
        if (!isHeading(node)) continue;
        const text = textOf(node).trim();
        const name = [...left.keys()].find((one) => one === text || one.endsWith(`.${text}`));
        if (name === undefined) continue;
        const { cli, ...facts } = left.get(name)!;
        const attributes = { name, ...facts, cli: cli?.join(' ') };
        insertFacts(parent, index + 1, jsxElement('OptionEntry', attributes));
        left.delete(name);
      }
    };
    place(tree);
    if (frontMatter.option !== undefined) insertFacts(tree, 0, jsxElement('OptionFacts', {}));
    const [lost] = left.keys();
    if (lost !== undefined) {
      file.fail(`front matter: "options.${lost}" has no heading. Add the heading, or remove it.`);
    }
  };
}
