import { childrenOf, walk, type AnyNode, type ValueNode } from './ast';

/** Text that takes the place of a part of the source. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Stands for a line break until the result is complete; no text may hold this code point. */
const KEPT_LINE_BREAK = '\uFFFF';

/** The result with the line breaks that were kept. */
export const withLineBreaks = (text: string): string => text.replaceAll(KEPT_LINE_BREAK, '\n');

/** Carries parts of the source over as they are written, and remembers the names that they use. */
export class Carrier {
  readonly used = new Set<string>();
  /** Names that the file takes from tsup, which the result does not know. */
  readonly foreign = new Set<string>();

  constructor(readonly source: string) {}

  /** The source of a node, its lines indented as if it began at the margin. */
  text(node: AnyNode): string {
    for (const name of namesIn(node.written ?? node)) this.used.add(name);
    return this.peek(node);
  }

  /** The same without remembering names: for text in a comment. */
  peek(node: AnyNode, replacements: readonly Replacement[] = []): string {
    if (node.code !== undefined) return node.code;
    if (node.written) {
      const before = node.type === 'VariableDeclaration' ? node.before : '';
      return before + this.peek(node.written);
    }
    const changes = [...replacements, ...this.changes(node, replacements)];
    let at = node.start!;
    let text = '';
    for (const change of changes.sort((a, b) => a.start - b.start)) {
      text += this.source.slice(at, change.start) + change.text;
      at = change.end;
    }
    const indent = this.indentAt(node.start!);
    text += this.source.slice(at, node.end!);
    return indent ? text.replaceAll(`\n${indent}`, '\n') : text;
  }

  /** The source of a value; a method becomes a function. */
  value(node: ValueNode): string {
    const text = this.text(node);
    if (node.type !== 'ObjectMethod') return text;
    const body = text.slice(node.key.start! - node.start!);
    return `${node.async ? 'async ' : ''}function ${body}`;
  }

  indentAt(start: number): string {
    const lineStart = this.source.lastIndexOf('\n', start - 1) + 1;
    return /^[ \t]*/.exec(this.source.slice(lineStart, start))![0];
  }

  /** What is written otherwise in a node, but for the parts that are replaced as a whole. */
  private changes(node: AnyNode, replaced: readonly Replacement[]): Replacement[] {
    const found: Replacement[] = [];
    walk(node, (one) => {
      // A value that stands for a name has its own code elsewhere.
      if (one.place !== undefined && one !== node) {
        found.push({ ...one.place, text: (one.before ?? '') + this.peek(one) });
        return false;
      }
      if (replaced.some(({ start, end }) => start <= one.start! && end >= one.end!)) return false;
      // Line breaks inside templates are content, which must not be indented with the code.
      if (one.type === 'TemplateElement')
        for (let at = one.start!; at < one.end!; at += 1)
          if (this.source[at] === '\n')
            found.push({ start: at, end: at + 1, text: KEPT_LINE_BREAK });
      const type = this.foreignType(one);
      if (type) found.push(type);
      return one.type !== 'TSTypeAnnotation' || !type;
    });
    return found;
  }

  /** What stands in place of a type of tsup. */
  private foreignType(node: AnyNode): Replacement | undefined {
    const isForeign = (type: AnyNode) => namesIn(type).some((name) => this.foreign.has(name));
    const end = node.end!;
    if (node.type === 'TSTypeAnnotation')
      return isForeign(node) ? { start: node.start!, end, text: ': any' } : undefined;
    if (node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') return undefined;
    const { expression, typeAnnotation } = node as unknown as Record<string, AnyNode>;
    return isForeign(typeAnnotation!) ? { start: expression!.end!, end, text: '' } : undefined;
  }
}

/** Members of nodes that decide whether a name below them refers to something. */
interface Labelled extends AnyNode {
  name?: string;
  computed?: boolean;
  key?: AnyNode;
  property?: AnyNode;
  shorthand?: boolean;
}

/**
 * Names that a piece of code may refer to, except names of members and keys, and names
 * in the parts that are `left` out.
 */
export function namesIn(node: AnyNode, left?: ReadonlySet<AnyNode>): string[] {
  if (left?.has(node)) return [];
  const { type, name, computed, key, property, shorthand } = node as Labelled;
  const isLabel = (child: AnyNode) => (child === key && !shorthand) || child === property;
  const children = childrenOf(node).filter((child) => computed || !isLabel(child));
  const below = children.flatMap((child) => namesIn(child, left));
  return type === 'Identifier' && name ? [name, ...below] : below;
}
