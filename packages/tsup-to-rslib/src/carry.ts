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

const TYPE_WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression'];

/** Whether a part of some code has its own code elsewhere. */
const isInserted = (one: AnyNode, node: AnyNode): boolean =>
  one.place !== undefined && one !== node;

/** Carries parts of the source over as they are written, and remembers the names that they use. */
export class Carrier {
  readonly used = new Set<string>();
  /** Names that the file takes from tsup, which the result does not know. */
  readonly foreign = new Set<string>();

  constructor(readonly source: string) {}

  /** The source of a node, its lines indented as if it began at the margin. */
  text(node: AnyNode, replacements: readonly Replacement[] = []): string {
    for (const name of namesIn(node.written ?? node)) this.used.add(name);
    return this.peek(node, replacements);
  }

  /** The same without remembering names: for text in a comment. */
  peek(node: AnyNode, given: readonly Replacement[] = []): string {
    if (node.code !== undefined) return node.code;
    if (node.written) {
      const before = node.type === 'VariableDeclaration' ? node.before : '';
      return before + this.peek(node.written);
    }
    const start = node.start!;
    const replacements = [...given, ...this.inserted(node)];
    const changes = [
      ...replacements,
      ...this.withoutForeignTypes(node),
      ...this.keptLineBreaks(node, replacements),
    ].sort((a, b) => a.start - b.start);
    let at = start;
    let text = '';
    for (const change of changes) {
      text += this.source.slice(at, change.start) + change.text;
      at = change.end;
    }
    text += this.source.slice(at, node.end!);
    return this.outdent(text, start);
  }

  /** The source of a value; a method becomes a function. */
  value(node: ValueNode): string {
    const text = this.text(node);
    if (node.type !== 'ObjectMethod') return text;
    const body = text.slice(node.key.start! - node.start!);
    return `${node.async ? 'async ' : ''}function ${body}`;
  }

  /** The values that stand for names in a part of a function. */
  private inserted(node: AnyNode): Replacement[] {
    const found: Replacement[] = [];
    walk(node, (one) => {
      if (!isInserted(one, node)) return true;
      found.push({ ...one.place!, text: (one.before ?? '') + this.peek(one) });
      return false;
    });
    return found;
  }

  private outdent(text: string, start: number): string {
    const lineStart = this.source.lastIndexOf('\n', start - 1) + 1;
    const indent = /^[ \t]*/.exec(this.source.slice(lineStart, start))![0];
    return indent ? text.replaceAll(`\n${indent}`, '\n') : text;
  }

  /** Line breaks inside templates are content, which must not be indented with the code. */
  private keptLineBreaks(node: AnyNode, replacements: readonly Replacement[]): Replacement[] {
    const found: Replacement[] = [];
    walk(node, (one) => {
      if (isInserted(one, node)) return false;
      if (replacements.some(({ start, end }) => start <= one.start! && end >= one.end!))
        return false;
      if (one.type !== 'TemplateElement') return true;
      for (let at = one.start!; at < one.end!; at += 1) {
        if (this.source[at] === '\n') found.push({ start: at, end: at + 1, text: KEPT_LINE_BREAK });
      }
      return false;
    });
    return found;
  }

  private withoutForeignTypes(node: AnyNode): Replacement[] {
    const found: Replacement[] = [];
    if (this.foreign.size === 0) return found;
    const isForeign = (type: AnyNode) => namesIn(type).some((name) => this.foreign.has(name));
    walk(node, (one) => {
      if (isInserted(one, node)) return false;
      if (one.type === 'TSTypeAnnotation' && isForeign(one)) {
        found.push({ start: one.start!, end: one.end!, text: ': any' });
        return false;
      }
      if (!TYPE_WRAPPERS.includes(one.type)) return true;
      const { expression, typeAnnotation } = one as unknown as Record<string, AnyNode>;
      if (isForeign(typeAnnotation!))
        found.push({ start: expression!.end!, end: one.end!, text: '' });
      return true;
    });
    return found;
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
  const names: string[] = [];
  const visit = (one: AnyNode): void => {
    if (left?.has(one)) return;
    const { name, computed, key, property, shorthand } = one as Labelled;
    if (one.type === 'Identifier' && name) names.push(name);
    for (const child of childrenOf(one)) {
      const isLabel = (child === key && !shorthand) || child === property;
      if (!isLabel || computed) visit(child);
    }
  };
  visit(node);
  return names;
}
