import type { Code, Definition, Image, Link, Nodes, Parents, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { escapeMarkdown } from '@rslib-docs/kit/shared/text';

/** Code hosts and assistants know these names; an `info` is a note to them. */
const ALERTS: Readonly<Record<string, string>> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
};

/** Target of a link, as the copy writes it. */
export type ResolveLink = (url: string) => string;

interface Scope {
  source: string;
  resolveLink: ResolveLink;
}

const start = (node: Nodes): number => node.position?.start.offset ?? 0;
const end = (node: Nodes): number => node.position?.end.offset ?? 0;
const isParent = (node: Nodes): node is Parents & Nodes => 'children' in node;

/** A node's own source, with its children replaced by what they become. */
function inPlace(node: Parents & Nodes, scope: Scope): string {
  let at = start(node);
  let text = '';
  for (const child of node.children as Nodes[]) {
    // An address that was made a link after parsing has no position: it stays as it is written.
    if (!child.position) continue;
    text += scope.source.slice(at, start(child)) + render(child, scope);
    at = end(child);
  }
  return text + scope.source.slice(at, end(node));
}

const indentOf = (node: Nodes): string => ' '.repeat((node.position?.start.column ?? 1) - 1);

/** Lines of what replaces a block, with the indentation that the block has in a list. */
const indented = (text: string, node: Nodes): string =>
  text.replace(/\n(?=[^\n])/g, `\n${indentOf(node)}`);

/** Blocks that stood in a component or an admonition, without its indentation. */
function blocks(nodes: readonly Nodes[], scope: Scope): string {
  return nodes
    .map((node) => render(node, scope).replaceAll(`\n${indentOf(node)}`, '\n'))
    .filter((text) => text.trim())
    .join('\n\n');
}

function alert(node: ContainerDirective, scope: Scope): string {
  const [first, ...rest] = node.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  const label = isLabel
    ? [`**${first.children.map((child) => render(child, scope)).join('')}**`]
    : [];
  const body = blocks(isLabel ? rest : node.children, scope);
  const lines = [`[!${ALERTS[node.name] ?? 'NOTE'}]`, ...label, ...(body ? [body] : [])];
  const text = lines.join('\n\n').replace('\n\n', '\n').replace(/^/gm, '> ').replace(/ +$/gm, '');
  return indented(text, node);
}

function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** A component becomes its content; tabs and titled elements begin with their label. */
function component(node: MdxJsxFlowElement | MdxJsxTextElement, scope: Scope): string {
  if (node.type === 'mdxJsxTextElement') {
    return node.children.map((child) => render(child, scope)).join('');
  }
  const label = attribute(node, 'label') ?? attribute(node, 'title') ?? attribute(node, 'value');
  const parts = [...(label ? [`**${escapeMarkdown(label)}**`] : []), blocks(node.children, scope)];
  return indented(parts.filter(Boolean).join('\n\n'), node);
}

/** After the language of a fence, only the file's name is useful elsewhere. */
function fence(node: Code, scope: Scope): string {
  const text = scope.source.slice(start(node), end(node));
  const title = /\btitle=("[^"]*"|'[^']*')/.exec(node.meta ?? '')?.[0];
  return text.replace(
    /^(\s*[`~]{3,})[^\n]*/,
    `$1${[node.lang ?? '', title].filter(Boolean).join(' ')}`,
  );
}

/** Address and title behind the text of a link. An address with blanks or brackets needs `<` and `>`. */
function target({ url, title }: Link | Image | Definition, { resolveLink }: Scope): string {
  const address = resolveLink(url).replace(/[<>|\\\n]/g, encodeURIComponent);
  const isBare = address !== '' && !/[\s()]/.test(address);
  const words = title?.replace(/["|\\]/g, '\\$&').replace(/\s+/g, ' ');
  return (isBare ? address : `<${address}>`) + (words ? ` "${words}"` : '');
}

function link(node: Link, scope: Scope): string {
  const text = inPlace(node, scope);
  // An address that stands for itself is not written again.
  if (!text.startsWith('[')) return text;
  const last = node.children.findLast(({ position }) => position);
  const written = end(node) - (last ? end(last) : start(node) + 1);
  return `${text.slice(0, text.length - written)}](${target(node, scope)})`;
}

function render(node: Nodes, scope: Scope): string {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return '';
    case 'code':
      return fence(node, scope);
    case 'heading':
      return inPlace(node, scope).trimEnd();
    case 'link':
      return link(node, scope);
    case 'image':
      return `![${escapeMarkdown(node.alt ?? '')}](${target(node, scope)})`;
    case 'definition': {
      // References hold the label as it is written.
      const [label = ''] = /^\[(?:\\.|[^\]\\])*\]/.exec(scope.source.slice(start(node))) ?? [];
      return `${label}: ${target(node, scope)}`;
    }
    case 'containerDirective':
      return alert(node, scope);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return component(node, scope);
    default:
      return isParent(node) ? inPlace(node, scope) : scope.source.slice(start(node), end(node));
  }
}

/** An MDX page as Markdown that any reader understands, in the author's own layout. */
export function toMarkdown(source: string, tree: Root, resolveLink: ResolveLink): string {
  let at = 0;
  let text = '';
  for (const block of tree.children) {
    const rendered = render(block, { source, resolveLink });
    // A removed part takes the space before it along.
    const space = source.slice(at, start(block));
    at = end(block);
    if (rendered.trim()) text += `${text && space}${rendered}`;
  }
  return `${text.trim()}\n`;
}
