import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { listingTree } from './rehype-code-fences';

it('paths become folders and files, in their order, and other text is none', () => {
  const tree = listingTree('index.js\nstyles/a.css\nstyles/b.[hash].css\nz.d.ts');
  expect(toHtml(tree!)).toBe(
    '<ul><li>index.js</li><li>styles<ul><li>a.css</li><li>b.[hash].css</li></ul></li><li>z.d.ts</li></ul>',
  );
  expect(listingTree('index.js\n…')).toBeUndefined();
  expect(listingTree('Total: 2 kB')).toBeUndefined();
});
