import { LIMITS } from '@rslib-docs/kit/shared/limits';
import {
  asFunction,
  unwrap,
  walk,
  type AnyNode,
  type CallNode,
  type Expression,
  type Statement,
  type ValueNode,
} from './ast';
import { namesIn } from './carry';
import { expandCall } from './factory';
import { ConfigProblem } from './problem';

/** More names than this in a row are a circle. */
const MOST_NAMES = 20;
/** More calls than this are no configuration. */
const MOST_CALLS = 1000;
const STEPS_OF_BLOCK = 10;

/** Methods that change the list that they are called on. */
const CHANGING_METHODS: readonly string[] = ['push', 'unshift', 'splice'];

/** The constants of a file, so that a name can be resolved to its value. */
export class Scope {
  private values = new Map<string, Expression>();
  /** Names whose object is changed after it was made. */
  readonly mutated = new Set<string>();
  private steps = 0;
  private calls = 0;

  add(statements: readonly Statement[]): void {
    for (const statement of statements) {
      const isExport = statement.type === 'ExportNamedDeclaration';
      const declaration = isExport ? statement.declaration : statement;
      if (declaration?.type === 'VariableDeclaration' && declaration.kind === 'const')
        for (const { id, init } of declaration.declarations)
          if (id.type === 'Identifier' && init) this.values.set(id.name, init);
      if (declaration?.type === 'FunctionDeclaration' && declaration.id)
        this.values.set(declaration.id.name, asFunction(declaration));
      walk(statement, (node) => this.watch(node));
    }
  }

  private count(steps: number): void {
    this.steps += steps;
    if (this.steps > LIMITS.sourceSteps) throw new ConfigProblem('too-many-steps');
  }

  /** Runs `work` where blocks around it have constants of their own, the innermost block last. */
  within<T>(blocks: readonly (readonly Statement[])[], work: () => T): T {
    // Each is read again for each value that is returned in it.
    this.count(blocks.length * STEPS_OF_BLOCK);
    const outer = this.values;
    this.values = new Map(outer);
    for (const statements of blocks) {
      // A declaration here hides outer ones of the same name, even if it is not a constant.
      for (const statement of statements)
        if (statement.type === 'VariableDeclaration')
          for (const { id } of statement.declarations)
            for (const name of namesIn(id)) this.values.delete(name);
      this.add(statements);
    }
    try {
      return work();
    } finally {
      this.values = outer;
    }
  }

  private watch(node: AnyNode): void {
    if (node.type === 'AssignmentExpression')
      this.markRoot((node as Extract<Expression, { type: 'AssignmentExpression' }>).left);
    if (node.type !== 'CallExpression') return;
    const { callee, arguments: args } = node as CallNode;
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
    if (CHANGING_METHODS.includes(callee.property.name)) this.markRoot(callee.object);
    if (callee.property.name === 'assign' && args[0]) this.markRoot(args[0]);
  }

  /** Marks the name that `name.some.member` begins with. */
  private markRoot(target: AnyNode): void {
    let at = unwrap(target);
    while (at.type === 'MemberExpression') at = unwrap(at.object);
    if (at.type === 'Identifier') this.mutated.add(at.name);
  }

  /**
   * The value of an expression, without types around it; names are resolved to constants. A name
   * whose object is changed later stays a name, unless its first value is requested. Throws a
   * `ConfigProblem` where values that stand for each other have no end.
   */
  resolve(node: ValueNode, changes?: 'as declared'): ValueNode {
    this.count(1);
    let at: ValueNode = node.type === 'ObjectMethod' ? node : unwrap(node);
    for (let step = 0; step < MOST_NAMES && at.type === 'Identifier'; step += 1) {
      const value = this.values.get(at.name);
      if (!value || (this.mutated.has(at.name) && !changes)) return at;
      at = unwrap(value);
    }
    if (at.type !== 'CallExpression' || this.calls >= MOST_CALLS) return at;
    this.calls += 1;
    const made = expandCall(at, (one) => this.resolve(one, changes));
    return made ? this.resolve(made, changes) : at;
  }
}
