import type { ImportDeclaration } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { literalOf, stringsOf, type Literal } from '@rslib-docs/kit/shared/literal';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function* everyNode(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* everyNode(child);
}

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The import declarations of a block of module code; undefined where it holds anything else. */
export function importsOf(node: MdxjsEsm): ImportDeclaration[] | undefined {
  const body = node.data?.estree?.body;
  return body?.every((one) => one.type === 'ImportDeclaration') ? body : undefined;
}

/** Names that the page binds by imports. */
export function importedNames(tree: Root): Set<string> {
  const imports = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (importsOf(node) ?? []) : [],
  );
  return new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
}

/** An attribute of an element: its literal value, or the name of the import that it passes on. */
export type Property =
  { name: string; value: Literal; strings: string[] } | { name: string; imported: string };

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
