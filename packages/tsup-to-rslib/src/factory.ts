import {
  isFunction,
  memberName,
  textValue,
  truthValue,
  unwrap,
  walk,
  type AnyNode,
  type Expression,
  type FunctionNode,
  type Method,
  type Statement,
  type ValueNode,
} from './ast';
import { namesIn } from './carry';
import { quote } from './tree';

type CallNode = Extract<Expression, { type: 'CallExpression' }>;
type Values = Map<string, AnyNode>;
type Resolve = (node: ValueNode) => ValueNode;
type Named = AnyNode & { name?: string };
type Raw = AnyNode & Record<string, unknown>;

const isNode = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

const nameOf = (member: AnyNode): string | undefined =>
  member.type === 'SpreadElement' ? undefined : memberName(member as never);

/** A value that is known, in place of the code that computes it. */
function known({ start, end, loc }: AnyNode, value: string | boolean): AnyNode {
  const type = typeof value === 'string' ? 'StringLiteral' : 'BooleanLiteral';
  const code = JSON.stringify(value);
  return { type, value, code, start, end, loc, place: { start, end } } as AnyNode;
}

const literal = (node: AnyNode): string | boolean | undefined =>
  textValue(node) ?? truthValue(node);

/** What a condition, a text or a member is, where all that it depends on is known. */
function fold(node: Raw, resolve: Resolve): AnyNode {
  const at = unwrap(node) as Expression;
  const { start, end } = node;
  if (at.type === 'TemplateLiteral') {
    const parts = at.expressions.map((one) => textValue(resolve(one as Expression)));
    if (parts.includes(undefined)) return node;
    return known(
      node,
      at.quasis.map(({ value }, index) => value.cooked + (parts[index] ?? '')).join(''),
    );
  }
  if (at.type === 'BinaryExpression' && /^[=!]==?$/.test(at.operator)) {
    const [left, right] = [at.left, at.right].map((one) => literal(resolve(one as Expression)));
    if (left === undefined || right === undefined) return node;
    return known(node, (left === right) === at.operator.startsWith('='));
  }
  if (at.type === 'UnaryExpression' && at.operator === '!') {
    const truth = truthValue(at.argument);
    return truth === undefined ? node : known(node, !truth);
  }
  const owner = at.type === 'MemberExpression' && unwrap(at.object);
  if (owner && owner.type === 'ObjectExpression' && !at.computed) {
    const member = owner.properties.find((one) => nameOf(one) === (at.property as Named).name);
    return member && 'value' in member
      ? ({ ...member.value, place: { start, end } } as AnyNode)
      : node;
  }
  if (at.type !== 'ConditionalExpression') return node;
  const truth = truthValue(at.test);
  if (truth === undefined) return node;
  return { ...(truth ? at.consequent : at.alternate), place: { start, end } } as AnyNode;
}

/** Code in which values stand for the names of a function's parameters. */
function withValues(node: Raw, values: Values, resolve: Resolve): AnyNode {
  if (node.type === 'Identifier') {
    const value = values.get(node.name as string);
    return value ? ({ ...value, place: { start: node.start, end: node.end } } as AnyNode) : node;
  }
  const hidden = isFunction(node) ? node.params.flatMap((one) => namesIn(one)) : [];
  const own = new Map([...values].filter(([name]) => !hidden.includes(name)));
  const copy: Raw = { ...node };
  for (const [key, child] of Object.entries(node)) {
    const isLabel = (key === 'key' || key === 'property') && !node.computed;
    if (isLabel || key === 'loc' || key === 'params') continue;
    if (Array.isArray(child))
      copy[key] = child.map((one: unknown) => (isNode(one) ? withValues(one, own, resolve) : one));
    else if (isNode(child)) copy[key] = withValues(child, own, resolve);
  }
  if (copy.shorthand && copy.value !== node.value) {
    copy.shorthand = false;
    copy.value = { ...(copy.value as Raw), before: `${(node.key as Raw).name as string}: ` };
  }
  return fold(copy, resolve);
}

/** The values that a call gives to a parameter; undefined where that cannot be told. */
function bind(
  parameter: AnyNode,
  given: AnyNode | undefined,
  resolve: Resolve,
): Values | undefined {
  const { left, right, name, properties } = parameter as Raw & { properties?: Raw[] };
  if (parameter.type === 'AssignmentPattern')
    return bind(left as Raw, given ?? (right as Raw), resolve);
  const nothing = { type: 'Identifier', name: 'undefined', code: 'undefined' } as AnyNode;
  if (parameter.type === 'Identifier') return new Map([[name as string, given ?? nothing]]);
  const object = given && resolve(given as ValueNode);
  if (parameter.type !== 'ObjectPattern' || object?.type !== 'ObjectExpression') return undefined;
  const all: Values = new Map();
  for (const one of properties!) {
    const key = nameOf(one);
    if (one.type !== 'ObjectProperty' || object.properties.some((own) => !nameOf(own)))
      return undefined;
    const own = object.properties.find((member) => nameOf(member) === key) as Raw | undefined;
    if (!own && (object as unknown as Raw).isOpen) continue;
    const inner = bind(one.value as Raw, own?.value as Raw, resolve);
    if (!inner) return undefined;
    for (const [local, value] of inner) all.set(local, value);
  }
  return all;
}

/** What a function that only makes a value returns for some arguments. */
function returned(
  { params, body, async: isAsync }: FunctionNode | Method,
  args: readonly AnyNode[],
  resolve: Resolve,
): AnyNode | undefined {
  if (isAsync || args.some(({ type }) => type === 'SpreadElement')) return undefined;
  const values: Values = new Map();
  for (const [index, parameter] of params.entries()) {
    const own = bind(parameter, args[index], resolve);
    if (!own) return undefined;
    for (const [name, value] of own) values.set(name, value);
  }
  if (body.type === 'BlockStatement') return fromStatements(body.body, values, resolve);
  return withValues(body as unknown as Raw, values, resolve);
}

/** What statements return that only declare constants, or ask for what is known. */
function fromStatements(
  statements: readonly Statement[],
  values: Values,
  resolve: Resolve,
): AnyNode | undefined {
  const read = (node: AnyNode) => withValues(node as Raw, values, resolve);
  for (const one of statements) {
    if (one.type === 'ReturnStatement') return one.argument ? read(one.argument) : undefined;
    if (one.type === 'IfStatement') {
      const truth = truthValue(read(one.test));
      if (truth === undefined) return undefined;
      const branch = truth ? one.consequent : one.alternate;
      if (!branch) continue;
      const inner = branch.type === 'BlockStatement' ? branch.body : [branch];
      return fromStatements(inner, values, resolve);
    }
    if (one.type !== 'VariableDeclaration' || one.kind !== 'const') return undefined;
    for (const { id, init } of one.declarations) {
      if (id.type !== 'Identifier' || !init) return undefined;
      values.set(id.name, read(init));
    }
  }
  return undefined;
}

/** What a function of the format returns for one; undefined where it depends on anything else. */
export function returnedFor(
  node: ValueNode,
  format: string,
  resolve: Resolve,
): ValueNode | undefined {
  if (!isFunction(node)) return undefined;
  const key = { type: 'Identifier', name: 'format' };
  const value = { type: 'StringLiteral', value: format, code: quote(format) };
  const properties = [{ type: 'ObjectProperty', key, value }];
  // The format is all that is known of what tsup passes.
  const context = { type: 'ObjectExpression', properties, isOpen: true } as AnyNode;
  const found = returned(node, [context], resolve);
  const unknown = new Set(node.params.flatMap((one) => namesIn(one)));
  if (!found || namesIn(found).some((name) => unknown.has(name))) return undefined;
  let hasContext = false;
  walk(found, (one) => void (hasContext ||= (one as Raw).isOpen === true));
  return hasContext ? undefined : unwrap(found);
}

/**
 * What a call gives of a function of the same file that makes a value from its arguments, also where
 * `map` calls it for a list; undefined of other calls. Nothing is run.
 */
export function expandCall(call: CallNode, resolve: Resolve): ValueNode | undefined {
  const { callee, arguments: args } = call;
  if (callee.type !== 'MemberExpression') {
    const made = resolve(callee as Expression);
    return isFunction(made) ? (returned(made, args, resolve) as ValueNode | undefined) : undefined;
  }
  const [first] = args;
  const isMap = callee.property.type === 'Identifier' && callee.property.name === 'map';
  if (!isMap || !first) return undefined;
  const [list, made] = [resolve(callee.object), resolve(first as ValueNode)];
  if (list.type !== 'ArrayExpression' || !isFunction(made) || made.params.length > 1)
    return undefined;
  const elements = list.elements.map((one) => one && returned(made, [one], resolve));
  if (elements.some((one) => !one)) return undefined;
  const { start, end, loc } = call;
  return { type: 'ArrayExpression', elements, start, end, loc, written: call } as never;
}
