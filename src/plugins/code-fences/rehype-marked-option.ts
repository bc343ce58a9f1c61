import type { Parent, Root } from 'hast';
import type { VFile } from 'vfile';
import { codeOf, isFence, type Fence } from '@rslib-docs/kit/shared/hast';
import { textOf } from '@rslib-docs/kit/shared/text';
import { parseFenceMeta } from '@rslib-docs/samples/runner/fence-meta';

/** A configuration of fewer lines is seen at a glance. */
const LEAST_LINES = 7;
/** If more than this part of a file would be marked, nothing is. */
const LARGEST_PART = 1 / 3;
const CONFIG = /^rslib\.config\.\w+$/;
const NOTATION = '[!code';

interface FrontMatter {
  option?: string;
  options?: Readonly<Record<string, unknown>>;
}

async function mark(pre: Fence, option: string): Promise<void> {
  const [code] = pre.children;
  const { title = '' } = parseFenceMeta(code.properties.metastring as string | undefined);
  const text = codeOf(code);
  const lines = text.split('\n');
  const total = text.trimEnd().split('\n').length;
  if (!CONFIG.test(title) || total < LEAST_LINES || text.includes(NOTATION)) return;
  // The compiler is loaded where a page asks for it.
  const { optionLines } = await import('./option-lines');
  const found = optionLines(text, option);
  const marked = found.reduce((sum, { count }) => sum + count, 0);
  if (marked > total * LARGEST_PART) return;
  for (const { first, count } of found) lines[first] += ` // ${NOTATION} highlight:${count}]`;
  code.children = [{ type: 'text', value: lines.join('\n') }];
}

/** Marks the lines that set the option of the heading above, else of the page, if authors mark none. */
export function rehypeMarkedOption() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { option, options = {} } = (file.data.frontMatter ?? {}) as FrontMatter;
    if (option === undefined) return;
    let current = option;
    const walk = async (parent: Parent): Promise<void> => {
      for (const node of parent.children) {
        if (node.type === 'element' && /^h[23]$/.test(node.tagName)) {
          const text = textOf(node).trim();
          current =
            Object.keys(options).find((one) => one === text || one.endsWith(`.${text}`)) ?? option;
        }
        if (isFence(node)) await mark(node, current);
        else if ('children' in node) await walk(node);
      }
    };
    await walk(tree);
  };
}
