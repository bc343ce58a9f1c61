import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isReservedId } from '@rslib-docs/kit/shared/reserved-ids';

/**
 * Stops at a heading with an id of the layout, whether it was written or made of the words: the
 * browser would find the layout first. Comes after Docusaurus' own step, which gives every heading
 * its id.
 */
export function remarkReservedIds() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'heading', (node) => {
      const id = (node.data as { id?: string } | undefined)?.id;
      if (id === undefined || !isReservedId(id)) return;
      const written = `the id "${id}" is reserved for the layout of the site`;
      file.fail(`${written}. Give the heading another one: {/* #another-id */}`, node);
    });
  };
}
