import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { remarkReservedIds } from './remark-content-rules';

async function problemOf(value: string): Promise<string> {
  const file = new VFile({ path: 'docs/a.mdx', value });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(headings as never, { anchorsMaintainCase: false })
    .use(remarkReservedIds);
  try {
    await processor.run(processor.parse(file), file);
    return '';
  } catch (error) {
    return String(error);
  }
}

it.each([
  ...['## A {/* #app */}', '## App', '### Sidebar', '###### Outline title', '# Main'],
  ...['- ## Bar social 0', '## X {/* #phone-social-12 */}'],
])('the heading %j is refused', async (heading) => {
  expect(await problemOf(`Text.\n\n${heading}`)).toMatch(
    /^docs\/a\.mdx:3:\d.* is reserved for the layout/,
  );
});

it.each(['## 🚀', '## A\n\n## →\n\n## ✅', '### **…**'])(
  'the heading of %j is refused',
  async (text) => {
    expect(await problemOf(text)).toMatch(/the heading has no letters to make an id of/);
  },
);

it.each(['## Applications', '## App {/* #the-app */}', '## 搜索', 'App'])(
  '%j is fine',
  async (source) => {
    expect(await problemOf(source)).toBe('');
  },
);
