import { expect, it } from 'vitest';
import type { Nodes } from 'mdast';
import { readMarkdown } from './read-markdown';

/** A paragraph with its marks written as tags. */
function shown(node: Nodes): string {
  const inner = 'children' in node ? node.children.map(shown).join('') : '';
  if (node.type === 'delete') return `<del>${inner}</del>`;
  if (node.type === 'strong') return `<b>${inner}</b>`;
  if (node.type === 'inlineCode') return `<code>${node.value}</code>`;
  return node.type === 'text' ? node.value : inner;
}
const read = async (source: string): Promise<string> => shown((await readMarkdown(source)).tree);

it.each([
  ['使用~~旧名称（已删除）~~新名称。', '使用<del>旧名称（已删除）</del>新名称。'],
  ['~~old~~ new', '<del>old</del> new'],
  ['**粗体。**后面', '<b>粗体。</b>后面'],
  ['支持 Node.js 18~20 和 22~24。', '支持 Node.js 18~20 和 22~24。'],
  ['from ~1 to ~2~ and ~~3~~', 'from ~1 to ~2~ and <del>3</del>'],
  ['x ~~~three~~~ x', 'x ~~~three~~~ x'],
  ['第一行中文\n第二行中文。', '第一行中文第二行中文。'],
  ['第一行，\n第二行', '第一行，第二行'],
  ['中文\n**粗体**\n中文', '中文<b>粗体</b>中文'],
  ['中文\n[链接](./a.mdx)', '中文链接'],
  ['他说“好”\n然后', '他说“好”然后'],
  ['中文\nEnglish\n中文', '中文\nEnglish\n中文'],
  ['中文\n`code`\n中文', '中文\n<code>code</code>\n中文'],
  ['one\ntwo', 'one\ntwo'],
])('%j is read as %j', async (source, expected) => {
  expect(await read(source)).toBe(expected);
});
