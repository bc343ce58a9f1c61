import { lineOf, truthValue, type ObjectNode, type AnyNode, type ValueNode } from './ast';
import type { Carrier } from './carry';
import type { Notes } from './notes';
import type { DiagnosticId, MappingKind } from './options';
import { readSettings, type Settings, type Value } from './read-object';
import type { Scope } from './scope';
import { ConfigObject, type Tree } from './tree';

export type Format = 'esm' | 'cjs' | 'iife';

/** Gives the result for a value: the code with names resolved, and as it is written. */
type ToTree = (node: ValueNode, written: ValueNode) => Tree | undefined;

export interface Context {
  scope: Scope;
  carrier: Carrier;
  notes: Notes;
  /** Options that are only allowed beside `lib`. */
  root: ConfigObject;
  rootPlugins: Tree[];
}

/** One configuration object of tsup on its way to items of `lib`. */
export class Job {
  readonly settings: Settings;
  private readonly unread: AnyNode[] = [];
  /** Options of all of its items. */
  readonly shared = new ConfigObject();
  /** Each adds to the item of a format what only that format gets. */
  readonly parts: ((format: Format, item: ConfigObject) => void)[] = [];
  readonly formats = new Set<Format>();
  /** Stands for formats that could not be read. */
  assumedFormat: Format | undefined;
  /** Its declarations were set in a configuration of their own. */
  hasLentDts = false;

  constructor(
    readonly context: Context,
    private readonly node: ObjectNode,
    /** Later code, which is not read, changes the object. */
    private readonly isMutated: boolean,
  ) {
    const { scope, carrier, notes } = context;
    this.settings = readSettings(node, { scope, carrier, unread: this.unread });
    for (const member of this.unread) {
      const text = carrier.peek(member);
      this.shared.leftovers.push(text);
      notes.say(text.split('\n')[0]!.slice(0, 40), lineOf(member), 'spread', 'none');
    }
  }

  has(name: string): boolean {
    return this.settings.has(name);
  }

  value(name: string): Value | undefined {
    return this.settings.get(name)?.value;
  }

  /** The code that an option is set to, names followed to constants; undefined for a choice. */
  resolved(name: string): ValueNode | undefined {
    const value = this.value(name);
    return value && value.type !== 'conditional value' ? this.resolve(value) : undefined;
  }

  resolve(node: ValueNode): ValueNode {
    return this.context.scope.resolve(node);
  }

  /** The truth value of an option that is certain; undefined of all else. */
  private truth(name: string): boolean | undefined {
    const node = this.resolved(name);
    return node && truthValue(node);
  }

  isTrue(name: string): boolean {
    return this.truth(name) === true;
  }

  isOff(name: string): boolean {
    return !this.has(name) || this.truth(name) === false;
  }

  /** Whether code that is not read may set an option, even again: the result is uncertain then. */
  isOpen(name: string): boolean {
    if (this.isMutated || (name === 'format' && this.assumedFormat)) return true;
    return (this.settings.get(name)?.unreadBefore ?? 0) < this.unread.length;
  }

  /** Says so where the result for an option depends on others of which nothing is certain. */
  dependsOn(name: string, others: readonly string[]): void {
    if (others.some((other) => this.isOpen(other))) this.say(name, 'unread-part', 'changed');
  }

  /** Line where an option is set, or where the configuration begins. */
  line(name: string): number {
    return lineOf(this.settings.get(name)?.member ?? this.node);
  }

  say(name: string, diagnostic: DiagnosticId, mapping?: MappingKind): void {
    this.context.notes.say(name, this.line(name), diagnostic, mapping);
  }

  /** Keeps an option as a comment. */
  leave(name: string, diagnostic?: DiagnosticId): void {
    const text = this.context.carrier.peek(this.settings.get(name)!.member);
    if (!this.shared.leftovers.includes(text)) this.shared.leftovers.push(text);
    if (diagnostic) this.say(name, diagnostic, 'none');
  }

  code(node: ValueNode): string {
    return this.context.carrier.value(node);
  }

  private readonly asWritten: ToTree = (_, written) => this.code(written);

  /**
   * The result for a value, on both sides of each condition in it; where `toTree` gives none, the
   * whole has none.
   */
  map(value: Value | undefined, toTree: ToTree = this.asWritten): Tree | undefined {
    const choose = (test: string, sides: [Value | undefined, Value | undefined]) => {
      const [yes, no] = sides.map((side) => this.map(side, toTree));
      return yes === undefined || no === undefined ? undefined : { test, yes, no };
    };
    if (value === undefined) return 'undefined';
    if (value.type === 'conditional value') return choose(value.test, [value.yes, value.no]);
    const node = this.resolve(value);
    if (node.type === 'LogicalExpression' && this.isGuarded(node))
      return choose(this.code(node.left), [node.right, undefined]);
    if (node.type !== 'ConditionalExpression') return toTree(node, value);
    return choose(this.code(node.test), [node.consequent, node.alternate]);
  }

  /** `test && value`, where the value has a form of its own in Rslib. */
  private isGuarded({ operator, right }: Extract<ValueNode, { type: 'LogicalExpression' }>) {
    const { type } = this.resolve(right);
    return operator === '&&' && /^(?:StringLiteral|(?:Array|Object)Expression)$/.test(type);
  }

  /** Sets the result for an option; without a result the option stays as a comment. */
  put(name: string, keys: readonly string[], toTree?: ToTree): void {
    const tree = this.map(this.value(name), toTree);
    if (tree === undefined) this.leave(name, 'unreadable');
    else this.shared.set(keys, tree);
  }
}
