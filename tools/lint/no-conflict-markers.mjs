/** Git's marks between the two sides of a conflict, at the beginning of a line. */
const MARKER = /^(?:[<|>]{7} |={7}$)/;

/**
 * A conflict of a merge that was resolved by half renders all the same: `=======` makes a heading
 * of the line above, `>>>>>>> branch` a quotation in a quotation.
 *
 * @type {import('markdownlint').Rule}
 */
export default {
  names: ['no-conflict-markers'],
  description: 'A conflict of a merge is not resolved: keep what is right, remove the markers',
  tags: ['merge'],
  parser: 'none',
  function: ({ lines, frontMatterLines }, onError) => {
    // Lines are counted from behind the front matter, and may stand in it, too.
    for (const [index, line] of [...frontMatterLines, ...lines].entries()) {
      const lineNumber = index + 1 - frontMatterLines.length;
      if (MARKER.test(line)) onError({ lineNumber: Math.max(1, lineNumber), context: line });
    }
  },
};
