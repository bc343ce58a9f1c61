import type { Element, Parent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
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

function toComponent(name: string, entry: OptionEntry): MdxJsxFlowElementHast {
  const { type, default: value, cli, since } = entry;
  const attributes = { name, type, default: value, cli: cli?.join(' '), since };
  return {
    type: 'mdxJsxFlowElement',
    name: 'OptionEntry',
    attributes: Object.entries(attributes)
      .filter(([, text]) => text !== undefined)
      .map(([key, text]) => ({ type: 'mdxJsxAttribute', name: key, value: text! })),
    children: [],
  };
}

/**
 * Puts the facts of an option below the heading that names it, by its whole name or the end of it
 * (`exe.fileName`). Facts without a heading stop the build.
 */
export function rehypeOptionFacts() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as { options?: Record<string, OptionEntry> };
    const left = new Map(Object.entries(frontMatter.options ?? {}));
    if (left.size === 0) return;
    const place = (parent: Parent): void => {
      for (const [index, node] of [...parent.children.entries()].reverse()) {
        if ('children' in node && !isHeading(node)) place(node);
        if (!isHeading(node)) continue;
        const text = textOf(node).trim();
        const name = [...left.keys()].find((one) => one === text || one.endsWith(`.${text}`));
        if (name === undefined) continue;
        parent.children.splice(index + 1, 0, toComponent(name, left.get(name)!));
        left.delete(name);
      }
    };
    place(tree);
    const [lost] = left.keys();
    if (lost !== undefined) {
      file.fail(`front matter: "options.${lost}" has no heading. Add the heading, or remove it.`);
    }
  };
}
