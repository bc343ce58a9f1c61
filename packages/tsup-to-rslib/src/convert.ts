import { assemble, type JobList } from './assemble';
import {
  isFunction,
  lineOf,
  memberName,
  unwrap,
  type AnyNode,
  type Expression,
  type FunctionNode,
} from './ast';
import { Carrier, withLineBreaks } from './carry';
import { findConfig, withoutDefineConfig } from './find-config';
import { functionText } from './function-text';
import { withImports, withName, type ReadModule } from './imported';
import { Job, type Context } from './job';
import { Notes, type Note } from './notes';
import { factOf } from './options';
import { parseTypeScript } from './parse';
import { ConfigProblem } from './problem';
import { Scope } from './scope';
import { neededStatements, noteForeignNames, printStatements } from './statements';
import { ConfigObject, SPREAD_TYPE, print } from './tree';

export interface Conversion {
  code: string;
  notes: Note[];
}

/** The names near the beginning of a statement. */
const LONGEST_QUOTE = 80;

/** The steps of a conversion, from what a file exports down to single objects. */
export class Converter {
  readonly scope = new Scope();
  readonly notes = new Notes();
  readonly carrier: Carrier;
  private readonly changed = new Set<AnyNode>();

  constructor(source: string) {
    this.carrier = new Carrier(source);
  }

  /** Ends the conversion: what should be a configuration is something else. */
  fail(node: AnyNode): never {
    const column = (node.loc?.start.column ?? 0) + 1;
    throw new ConfigProblem('no-object', { line: lineOf(node), column });
  }

  /** The object, list or call that names stand for. */
  private valueOf(node: AnyNode): Expression {
    return withoutDefineConfig(this.scope.resolve(node as Expression, 'as declared') as Expression);
  }

  /** Follows a name to its object, and says so where later code changes it. */
  private follow(node: Expression): Expression {
    const inner = unwrap(node);
    const value = this.valueOf(inner);
    if (inner.type === 'Identifier' && this.scope.mutated.has(inner.name)) {
      this.notes.say(inner.name, lineOf(inner), 'mutated', 'changed');
      this.changed.add(value);
    }
    return value;
  }

  /** The code that takes the place of a configuration. */
  config(node: Expression): string {
    const value = this.follow(withoutDefineConfig(node));
    if (value.type === 'ConditionalExpression') {
      const test = this.carrier.text(value.test);
      const sides = [value.consequent, value.alternate].map((side) => this.config(side));
      const [yes, no] = sides.map((side) => side.replaceAll('\n', '\n  '));
      return `${test}\n  ? ${yes}\n  : ${no}`;
    }
    if (isFunction(value)) return functionText(this, value as FunctionNode);
    const { scope, notes, carrier } = this;
    const context = { scope, notes, carrier, root: new ConfigObject(), rootPlugins: [] };
    return print(assemble(this.jobs(value, context)), true);
  }

  private jobs(node: Expression, context: Context): JobList {
    const value = this.follow(node);
    if (value.type === 'ObjectExpression')
      return [new Job(context, value, this.changed.has(value))];
    if (value.type === 'ConditionalExpression') {
      const test = this.carrier.text(value.test);
      const [yes, no] = [value.consequent, value.alternate].map((one) => this.jobs(one, context));
      return [{ test, yes: yes!, no: no! }];
    }
    const found: JobList[number][] = [];
    if (value.type === 'CallExpression') {
      // The configurations that are given to a call, which may change them.
      const given = value.arguments.filter((one) => this.isConfig(one));
      if (given.length > 0) this.say(value.callee, lineOf(value), 'wrapped');
      for (const one of given) found.push(...this.jobs(one as Expression, context));
    }
    if (value.type === 'ArrayExpression')
      for (const one of value.elements) if (one) found.push(...this.item(one, context));
    return found.length > 0 ? found : this.fail(node);
  }

  /** An item of a list; one that cannot be read stays as a comment. */
  private item(element: AnyNode, context: Context): JobList {
    const isSpread = element.type === 'SpreadElement';
    const inner = isSpread ? (element as unknown as { argument: Expression }).argument : element;
    const value = this.scope.resolve(withoutDefineConfig(inner as Expression), 'as declared');
    const isRead =
      /^(?:Object|Array|Conditional)Expression$/.test(value.type) ||
      (value.type === 'CallExpression' && value.arguments.some((one) => this.isConfig(one)));
    if (isRead) return this.jobs(inner as Expression, context);
    context.root.leftovers.push(this.carrier.peek(element));
    this.say(element, lineOf(element), 'unread-item');
    return [];
  }

  /** Whether a value is surely an object with options of tsup, or a list of such. */
  private isConfig(node: AnyNode): node is Expression {
    if (node.type === 'SpreadElement') return false;
    const value = this.valueOf(node);
    if (value.type === 'ArrayExpression')
      return value.elements.length > 0 && value.elements.every((one) => one && this.isConfig(one));
    if (value.type !== 'ObjectExpression') return false;
    return value.properties.some((one) =>
      one.type === 'SpreadElement'
        ? this.isConfig(one.argument)
        : factOf(memberName(one) ?? '') !== undefined,
    );
  }

  private say(quoted: AnyNode, line: number, diagnostic: 'wrapped' | 'unread-item'): void {
    const [name = ''] = this.carrier.peek(quoted).split('\n');
    this.notes.say(name.slice(0, LONGEST_QUOTE), line, diagnostic, 'none');
  }
}

/** Makes a file of a bare object, as the field `tsup` of `package.json` holds one. */
const EXPORT = 'export default ';
const BARE_OBJECT = /^(?:\s|\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*\{/;

/** Places in the first line are counted in the reader's text, not in the file made from it. */
function withoutExport(error: unknown): unknown {
  if (!(error instanceof ConfigProblem) || error.place?.line !== 1) return error;
  const column = Math.max(1, error.place.column - EXPORT.length);
  return new ConfigProblem(error.code, { line: 1, column }, error.message);
}

/** Nothing may leave the helper that is not TypeScript, whatever came in. */
function assertReadable(code: string): void {
  try {
    parseTypeScript(code);
  } catch {
    throw new ConfigProblem('internal');
  }
}

function convertModule(source: string, read: ReadModule): Conversion {
  const program = parseTypeScript(source);
  const found = findConfig(program);
  if (!found) throw new ConfigProblem('no-export');
  const own = program.body.filter((statement) => statement !== found.statement);
  const { statements: others, source: whole } = withImports(own, source, read);
  const converter = new Converter(whole);
  const { scope, carrier, notes } = converter;
  scope.add(others);
  noteForeignNames(others, carrier);
  const config = converter.config(found.node);
  const needed = neededStatements(others, carrier);
  const text = (isImport: boolean) =>
    printStatements(
      others.filter((one) => needed.has(one) && (one.type === 'ImportDeclaration') === isImport),
      (statement) => carrier.text(statement),
    );
  const names = config.includes(SPREAD_TYPE) ? 'defineConfig, type LibConfig' : 'defineConfig';
  const imports = [`import { ${names} } from '@rslib/core';`, text(true)];
  const code = [
    imports.filter(Boolean).join('\n'),
    text(false),
    `export default defineConfig(${config});`,
  ];
  return { code: `${withLineBreaks(code.filter(Boolean).join('\n\n'))}\n`, notes: notes.list() };
}

/**
 * Converts the source of a tsup configuration. It runs nothing: code that cannot be read is copied
 * unchanged, or stays as a comment. Throws a `ConfigProblem` if there is no result.
 * @param read Gives modules that it imports, where there are any
 */
export function convertConfig(source: string, read?: ReadModule): Conversion {
  const isBare = BARE_OBJECT.test(source);
  try {
    const named = read ? withName(source) : source;
    const conversion = convertModule(isBare ? EXPORT + source : named, read ?? (() => undefined));
    assertReadable(conversion.code);
    return conversion;
  } catch (error) {
    // Code that is nested too deeply ends the stack here, if not already in the parser.
    if (error instanceof RangeError) throw new ConfigProblem('too-deep');
    throw isBare ? withoutExport(error) : error;
  }
}
