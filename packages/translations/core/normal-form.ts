import { createHash } from 'node:crypto';
import type { Nodes, PhrasingContent } from 'mdast';
import { isEmptyProgram } from '@rslib-docs/kit/shared/literal';
import { normalizeCode } from './code-text';

const HASH_LENGTH = 16;
/**
 * The words of a text. Punctuation and white space are not words; a sign or a separator inside a
 * number is part of it (`-5`, `0.20`, `5%`), and symbols (`<`, `+`, `→`) mean something.
 */
const WORDS =
  /(?:(?<![\p{L}\p{N}])-)?\p{N}[\p{N}\p{L}]*(?:[.,:]\p{N}+)*%?|[\p{L}\p{M}\p{N}_]+|\p{S}/gu;
/** Words of a fence that a reader does not see; that both languages have them is compared. */
const UNSEEN_META = /(?:^|\s)twoslash(?=\s|$)/g;

/** Front matter whose value is a name, an address or code; a text is every other string. */
const VERBATIM_KEYS: ReadonlySet<string> = new Set([
  ...['option', 'type', 'default', 'cli', 'slug', 'id', 'pageType', 'theme', 'date', 'authors'],
  ...['command', 'link', 'link-rss', 'src', 'light', 'dark', 'icon', 'image', 'tags'],
]);

export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').match(WORDS) ?? [];
}

function frontMatterForm(value: unknown, isText: boolean): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => ['-', ...frontMatterForm(item, isText)]);
  }
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, item]) => [`${name}:`, ...frontMatterForm(item, !VERBATIM_KEYS.has(name))]);
  }
  if (typeof value === 'string' && isText) return wordsOf(value);
  return [JSON.stringify(value)];
}

type Attribute = Extract<Nodes, { type: 'mdxJsxFlowElement' }>['attributes'][number];

function attributeForm(attribute: Attribute): string[] {
  if (attribute.type === 'mdxJsxExpressionAttribute') return [normalizeCode(attribute.value, 'js')];
  const { name, value } = attribute;
  if (value === null || value === undefined) return [name];
  if (typeof value !== 'string') return [`${name}=`, normalizeCode(value.value, 'js')];
  // Ids and addresses are one word; a label is text.
  return /\s/.test(value) ? [`${name}=`, ...wordsOf(value)] : [`${name}=${value}`];
}

function childrenForm(node: { children: readonly unknown[] }): string[] {
  const words: string[] = [];
  let text = '';
  const flush = (): void => {
    words.push(...wordsOf(text));
    text = '';
  };
  // Emphasis within a word must not split it, so neighbouring text is read as one.
  const visit = (child: Nodes): void => {
    if (child.type === 'text') text += child.value;
    else if (child.type === 'break') text += ' ';
    else if (['emphasis', 'strong', 'delete'].includes(child.type)) {
      for (const inner of (child as { children: PhrasingContent[] }).children) visit(inner);
    } else {
      flush();
      words.push(...normalForm(child));
    }
  };
  for (const child of node.children) visit(child as Nodes);
  flush();
  return words;
}

const metaForm = (meta: string): string =>
  meta.replace(UNSEEN_META, '').replace(/\s+/g, ' ').trim();

/**
 * A piece of a page as a list of words and marks of structure. White space, punctuation,
 * emphasis and comments leave no trace; words, numbers, code, addresses and components do.
 */
export function normalForm(node: Nodes): string[] {
  switch (node.type) {
    case 'inlineCode':
      return [`\`${node.value.replace(/\s+/g, ' ').trim()}\``];
    case 'code':
      return [
        `\`\`\`${node.lang ?? ''} ${metaForm(node.meta ?? '')}`,
        normalizeCode(node.value, node.lang ?? ''),
      ];
    case 'link':
      return [`(${node.url})`, ...childrenForm(node)];
    case 'image':
      return [`!(${node.url})`, ...wordsOf(node.alt ?? '')];
    case 'definition':
      return [`[${node.identifier}](${node.url})`];
    case 'listItem':
      return ['-', ...childrenForm(node)];
    case 'tableCell':
      return ['|', ...childrenForm(node)];
    case 'tableRow':
      return ['||', ...childrenForm(node)];
    case 'mdxjsEsm':
      return [normalizeCode(node.value, 'js')];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A comment, such as the id of a heading, is not text.
      return isEmptyProgram(node.data?.estree) ? [] : [`{${normalizeCode(node.value, 'js')}}`];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        `<${node.name ?? ''}`,
        ...node.attributes.flatMap(attributeForm),
        ...childrenForm(node),
        '>',
      ];
    case 'containerDirective':
    case 'leafDirective':
      return [`:::${node.name}`, ...childrenForm(node), ':::'];
    default:
      if ('children' in node) return childrenForm(node);
      return 'value' in node ? wordsOf(node.value) : [];
  }
}

/** A short name for a list of words; equal lists have equal names on every machine. */
export function fingerprint(words: readonly string[]): string {
  return createHash('sha256').update(words.join('\n')).digest('hex').slice(0, HASH_LENGTH);
}

/** Keys that translations do not have: the build takes them from the English page. */
export const INHERITED: ReadonlySet<string> = new Set(['options']);

export function frontMatterWords(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const own = Object.entries(frontMatter).filter(([key]) => !INHERITED.has(key));
  return frontMatterForm(Object.fromEntries(own), true);
}
