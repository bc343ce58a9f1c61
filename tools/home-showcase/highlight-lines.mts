import { createRequire } from 'node:module';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type * as Highlight from '../../src/plugins/code-fences/highlight';
import type { CodeLine, CodeToken } from '../../src/features/home/showcase-data';

// The loader of tools cannot import a module that itself imports at run time; it can require one.
const { highlightCode } = createRequire(import.meta.url)(
  '../../src/plugins/code-fences/highlight',
) as typeof Highlight;

type Node = DefaultTreeAdapterTypes.ChildNode;

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function toToken(node: Node): CodeToken {
  const role = 'attrs' in node && node.attrs.find(({ name }) => name === 'class')?.value;
  return role ? [role.replace(/^t-/, ''), textOf(node)] : textOf(node);
}

/** Highlights as fences are highlighted, and hands back text and roles instead of HTML. */
export async function highlightLines(code: string, lang: string): Promise<CodeLine[]> {
  const { html } = await highlightCode(code, lang);
  return parseFragment(html)
    .childNodes.filter((node) => node.nodeName === 'span')
    .map((line) => ({ tokens: ('childNodes' in line ? line.childNodes : []).map(toToken) }));
}

export async function highlightLine(code: string, lang: string): Promise<CodeLine> {
  return (await highlightLines(code, lang))[0]!;
}
