import type { ImportDeclaration } from 'estree';
import type { Nodes, Root, Heading } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { literalOf, stringsOf, isEmptyProgram, type Literal } from '@rslib-docs/kit/shared/literal';
import { findUnseen } from '@rslib-docs/kit/shared/text';
import { isReservedId } from './reserved-ids';
import { linkProblem, pictureProblem, type SiteAddresses } from './addresses';
import {
  ADMONITIONS,
  isAllowedAttribute,
  isAllowedElement,
  isAllowedImport,
  isHtmlElement,
  unsafeScheme,
} from './allowed';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function* everyNode(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* everyNode(child);
}

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The import declarations of a block of module code; undefined if it has other code. */
export function importsOf(node: MdxjsEsm): ImportDeclaration[] | undefined {
  const body = node.data?.estree?.body;
  return body?.every((one) => one.type === 'ImportDeclaration') ? body : undefined;
}

export function importedNames(tree: Root): Set<string> {
  const imports = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (importsOf(node) ?? []) : [],
  );
  return new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
}

/** An attribute of an element: its literal value, or the name of the import that it passes on. */
export type Property =
  | { name: string; value: Literal; strings: string[] }
  | { name: string; imported: string };

/** Reads an attribute; undefined where its value is code. */
export function readProperty(
  attribute: JsxElement['attributes'][number],
  imported: ReadonlySet<string>,
): Property | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined;
  const { name, value } = attribute;
  if (value === null || value === undefined) return { name, value: true, strings: [] };
  if (typeof value === 'string') return { name, value, strings: [value] };
  const [statement] = value.data?.estree?.body ?? [];
  if (statement?.type === 'ExpressionStatement' && statement.expression.type === 'Identifier') {
    const { name: passed } = statement.expression;
    return imported.has(passed) ? { name, imported: passed } : undefined;
  }
  const literal = literalOf(value.data?.estree);
  return literal && { name, ...literal, strings: stringsOf(literal.value) };
}

/** Content that is not allowed, with its node. */
export interface Violation {
  message: string;
  node: Nodes;
}

const CLOSING_FENCE = /:{3,}\s*$/;
const REMEDY = 'Write a component in src/ and use that.';

const MOST_QUOTED = 80;

function oneLine(source: string | undefined): string {
  const line = (source ?? '').replace(/\s+/g, ' ').trim();
  return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line;
}

const quote = (code: string | undefined): string => `{${oneLine(code)}}`;

/** Docusaurus writes all but these unchanged into the HTML of the outline. */
const IN_HEADINGS: readonly Nodes['type'][] = [
  ...(['break', 'delete', 'emphasis', 'footnoteReference', 'inlineCode', 'link'] as const),
  ...(['strong', 'text', 'textDirective'] as const),
];

/** Elements go there by name, in any case: a component `Script` would run. Links do not nest. */
const isInOutline = ({ name }: JsxElement): boolean =>
  name === 'Badge' || (name !== null && name !== 'a' && isHtmlElement(name));

/** The one comment that Docusaurus takes out of a heading before it makes the outline. */
function isHeadingId(node: Nodes): boolean {
  if (node.type !== 'mdxTextExpression' || !isEmptyProgram(node.data?.estree)) return false;
  const [comment, ...others] = node.data?.estree?.comments ?? [];
  return others.length === 0 && /^\s*#\S/.test(comment?.value ?? '');
}

/** The parts of a heading that would be markup in the outline. */
function markupOfHeading(heading: Heading): Nodes[] {
  return [...everyNode(heading)].slice(1).filter((node) => {
    const isLast = node === heading.children.at(-1);
    if (isJsx(node)) return !isInOutline(node);
    return !IN_HEADINGS.includes(node.type) && !(isLast && isHeadingId(node));
  });
}

function headingProblem({ position }: Nodes, source: string): string {
  const written = source.slice(position!.start.offset, position!.end.offset);
  return (
    `${oneLine(written)} is not allowed in a heading: the outline would show it as HTML. Use ` +
    'text, inline code, emphasis and [links](./page.mdx). A backslash before < or { makes it text.'
  );
}

function* elementViolations(node: JsxElement, imported: ReadonlySet<string>, site: SiteAddresses) {
  const { name } = node;
  if (name !== null && !isAllowedElement(name, imported)) {
    yield isHtmlElement(name)
      ? `<${name}> is not allowed in content. Use Markdown, or link to what it would show.`
      : `<${name}> is not a component of this site. Correct its name, or import it.`;
    return;
  }
  for (const attribute of node.attributes) {
    const property = readProperty(attribute, imported);
    if (!property) {
      const { value } = attribute as { value?: string | { value: string } | null };
      const code = typeof value === 'object' ? value?.value : value;
      yield `${quote(code ?? undefined)} in <${name}> is code, and content holds literals only. ${REMEDY}`;
      continue;
    }
    if (name === null || !isAllowedAttribute(name, property.name)) {
      yield `the attribute ${property.name} of <${name}> is not allowed in content. ${REMEDY}`;
    }
    if ('imported' in property) continue;
    for (const text of property.strings) {
      const [isLink, isPicture] = [/^(?:href|to)$/, /^src$/].map((one) => one.test(property.name));
      const scheme = isHtmlElement(name ?? '') ? undefined : unsafeScheme(text);
      const problem = isLink
        ? linkProblem(text, site)
        : isPicture
          ? pictureProblem(text)
          : /^(?:javascript|data|vbscript|blob|filesystem)$/.test(scheme ?? '') &&
            `"${text}" in ${property.name} is an address that can run code or hold a document.`;
      if (problem) yield problem;
    }
    if (property.name === 'id' && isReservedId(String(property.value))) {
      yield `the id "${String(property.value)}" is reserved for the layout. Choose another.`;
    }
  }
}

function* markupViolations(node: Nodes, imported: ReadonlySet<string>, site: SiteAddresses) {
  switch (node.type) {
    case 'mdxjsEsm': {
      const imports = importsOf(node);
      if (!imports) yield `content may import, but other module code is not allowed. ${REMEDY}`;
      for (const { source } of imports ?? []) {
        if (isAllowedImport(String(source.value))) continue;
        yield (
          `"${String(source.value)}" cannot be imported in content. Import from @site/src/, ` +
          '@theme/, or another .mdx file by its relative path.'
        );
      }
      break;
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const program = node.data?.estree;
      const literal = literalOf(program);
      const isText = literal && (literal.value === null || typeof literal.value !== 'object');
      if (!isEmptyProgram(program) && !isText) {
        yield `${quote(node.value)} is code, and content holds literals and comments only. ${REMEDY}`;
      }
      break;
    }
    case 'html':
      yield 'HTML is not allowed in content. Use Markdown.';
      break;
    default:
      if (isJsx(node)) yield* elementViolations(node, imported, site);
  }
}

/** Fields of a node of Markdown. */
const WRITTEN: ReadonlySet<string> = new Set(['alt', 'title', 'url', 'label', 'lang', 'meta']);

/** Texts of the page that entities and escapes can write: the source shows no such character. */
function writtenTexts(node: Nodes): string[] {
  if (isJsx(node)) {
    return node.attributes.flatMap((one) => {
      const property = readProperty(one, new Set());
      return property && 'strings' in property ? property.strings : [];
    });
  }
  if (node.type === 'text') return [node.value];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return stringsOf(literalOf(node.data?.estree)?.value ?? '');
  return Object.entries(node).flatMap(([key, value]) =>
    WRITTEN.has(key) && typeof value === 'string' ? [value] : [],
  );
}

/** Text between colons: only admonitions of the theme, closed, and times such as 10:30. */
function* directiveViolations(node: Nodes, lines: readonly string[], closingLines: Set<number>) {
  if (node.type === 'textDirective' || node.type === 'leafDirective') {
    const hasMore = node.children.length + Object.keys(node.attributes ?? {}).length > 0;
    if (node.type === 'leafDirective' || hasMore) {
      yield `::${node.name} is not a directive of this site. An admonition begins with three colons.`;
    }
  }
  if (node.type !== 'containerDirective') return;
  if (!ADMONITIONS.includes(node.name)) {
    yield `Unknown admonition ":::${node.name}". Use one of: ${ADMONITIONS.join(', ')}.`;
  }
  const attributes = Object.keys(node.attributes ?? {});
  if (attributes.length > 0) {
    yield `the attribute ${attributes[0]} of :::${node.name} is not allowed in content.`;
  }
  const { line } = node.position!.end;
  // An admonition inside of another that takes the fence of the outer one leaves that open.
  if (closingLines.has(line) || !CLOSING_FENCE.test(lines[line - 1] ?? '')) {
    yield `:::${node.name} is never closed. Put ::: on a separate line after it.`;
  }
  closingLines.add(line);
}

/** All that is not known to be harmless, in the order of the file, whose text is `source`. */
export function* findViolations(tree: Root, source: string, site: SiteAddresses) {
  const lines = source.split('\n');
  const closingLines = new Set<number>();
  const imported = importedNames(tree);
  const nodes = [...everyNode(tree)];
  const pictures = new Set(
    nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  );
  const inHeadings = new Set(
    nodes.flatMap((node) => (node.type === 'heading' ? markupOfHeading(node) : [])),
  );
  for (const node of nodes) {
    const messages: (string | undefined)[] = [
      ...markupViolations(node, imported, site),
      ...directiveViolations(node, lines, closingLines),
    ];
    const unseen = findUnseen(writtenTexts(node).join(' '));
    if (unseen) messages.push(`the text ${unseen}`);
    if (inHeadings.has(node)) messages.push(headingProblem(node, source));
    if (node.type === 'link') messages.push(linkProblem(node.url, site));
    if (node.type === 'image') messages.push(pictureProblem(node.url));
    if (node.type === 'definition') {
      const isPicture = pictures.has(node.identifier);
      messages.push(isPicture ? pictureProblem(node.url) : linkProblem(node.url, site));
    }
    for (const message of messages) if (message) yield { message, node } satisfies Violation;
  }
}
