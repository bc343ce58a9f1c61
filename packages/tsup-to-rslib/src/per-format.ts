import {
  isFunction,
  memberName,
  unwrap,
  type AnyNode,
  type Expression,
  type Statement,
  type ValueNode,
} from './ast';
import type { Format } from './job';
import type { Scope } from './scope';

/**
 * Finds what a function of the format returns for one format, by reading it: nothing is run. What
 * depends on anything else has no answer.
 */
export class FormatReader {
  /** Names of the function's parameter that stand for the format, and for the whole context. */
  private readonly formatNames = new Set<string>();
  private readonly contextNames = new Set<string>();

  constructor(
    private readonly format: Format,
    private readonly scope: Scope,
  ) {}

  /** The expression that the function returns for the format. */
  returned(node: ValueNode): Expression | undefined {
    if (!isFunction(node)) return undefined;
    const [parameter] = node.params;
    if (parameter?.type === 'Identifier') this.contextNames.add(parameter.name);
    if (parameter?.type === 'ObjectPattern') {
      for (const property of parameter.properties) {
        if (property.type !== 'ObjectProperty' || memberName(property) !== 'format') continue;
        if (property.value.type === 'Identifier') this.formatNames.add(property.value.name);
      }
    }
    return node.body.type === 'BlockStatement'
      ? this.fromStatements(node.body.body)
      : this.select(node.body);
  }

  private fromStatements(statements: readonly Statement[]): Expression | undefined {
    for (const statement of statements) {
      if (statement.type === 'ReturnStatement')
        return statement.argument ? this.select(statement.argument) : undefined;
      if (statement.type !== 'IfStatement') return undefined;
      const truth = this.truth(statement.test);
      if (truth === undefined) return undefined;
      const branch = truth ? statement.consequent : statement.alternate;
      if (!branch) continue;
      return this.fromStatements(branch.type === 'BlockStatement' ? branch.body : [branch]);
    }
    return undefined;
  }

  /** The side of a condition that holds for the format. */
  private select(node: Expression): Expression | undefined {
    const inner = unwrap(node) as Expression;
    if (inner.type !== 'ConditionalExpression') return inner;
    const truth = this.truth(inner.test);
    if (truth === undefined) return undefined;
    return this.select(truth ? inner.consequent : inner.alternate);
  }

  private truth(node: AnyNode): boolean | undefined {
    const test = unwrap(node);
    if (test.type !== 'BinaryExpression') return undefined;
    const left = this.text(test.left);
    const right = this.text(test.right);
    if (left === undefined || right === undefined) return undefined;
    if (test.operator === '===' || test.operator === '==') return left === right;
    return test.operator === '!==' || test.operator === '!=' ? left !== right : undefined;
  }

  /** A text that may depend on the format. */
  text(node: AnyNode): string | undefined {
    const inner = this.scope.resolve(node as Expression);
    if (this.isFormat(inner)) return this.format;
    if (inner.type === 'StringLiteral') return inner.value;
    if (inner.type === 'ConditionalExpression') {
      const side = this.select(inner);
      return side && this.text(side);
    }
    if (inner.type !== 'TemplateLiteral') return undefined;
    const parts = inner.expressions.map((expression) => this.text(expression));
    if (parts.includes(undefined)) return undefined;
    return inner.quasis.map(({ value }, index) => value.cooked + (parts[index] ?? '')).join('');
  }

  /** Whether code refers to what only tsup passes. */
  dependsOnContext(names: readonly string[]): boolean {
    return names.some((name) => this.formatNames.has(name) || this.contextNames.has(name));
  }

  private isFormat(node: AnyNode): boolean {
    if (node.type === 'Identifier')
      return this.formatNames.has((node as unknown as { name: string }).name);
    if (node.type !== 'MemberExpression') return false;
    const { object, property, computed } = node as Extract<
      Expression,
      { type: 'MemberExpression' }
    >;
    return (
      !computed &&
      object.type === 'Identifier' &&
      this.contextNames.has(object.name) &&
      property.type === 'Identifier' &&
      property.name === 'format'
    );
  }
}
