import {
  isFunction,
  isNode,
  memberName,
  textValue,
  truthValue,
  unwrap,
  walk,
  type AnyNode,
  type CallNode,
  type Expression,
  type Statement,
  type ValueNode,
} from './ast';
import { namesIn } from './carry';
import { quote } from './tree';

type Values = Map<string, AnyNode>;
type Resolve = (node: ValueNode) => ValueNode;
type Raw = AnyNode & Record<string, unknown>;

/** A node in place of the code that computes it. */
const inPlace = (value: unknown, { start, end }: AnyNode): AnyNode =>
  ({ ...(value as AnyNode), place: { start, end } }) as AnyNode;

function known(node: AnyNode, value: string | boolean): AnyNode {
  const type = typeof value === 'string' ? 'StringLiteral' : 'BooleanLiteral';
  const { start, end, loc } = node;
  return inPlace({ type, value, code: JSON.stringify(value), start, end, loc }, node);
}

const literal = (node: AnyNode): string | boolean | undefined =>
  textValue(node) ?? truthValue(node);

/** What a condition, a text or a member is, where all that it depends on is known. */
function fold(node: Raw, resolve: Resolve): AnyNode {
  const at = unwrap(node);
  if (at.type === 'TemplateLiteral') {
    const parts = at.expressions.map((one) => textValue(resolve(one as Expression)));
    const texts = at.quasis.map(({ value }, index) => value.cooked + (parts[index] ?? ''));
    return parts.includes(undefined) ? node : known(node, texts.join(''));
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
  if (at.type === 'MemberExpression' && !at.computed) {
    const owner = unwrap(at.object);
    const members = owner.type === 'ObjectExpression' ? owner.properties : [];
    const { name } = at.property as AnyNode & { name?: string };
    const member = members.find((one) => memberName(one) === name);
    return member && 'value' in member ? inPlace(member.value, node) : node;
  }
  if (at.type !== 'ConditionalExpression') return node;
  const truth = truthValue(at.test);
  return truth === undefined ? node : inPlace(truth ? at.consequent : at.alternate, node);
}

/** Code in which values stand for the names of a function's parameters. */
function withValues(node: Raw, values: Values, resolve: Resolve): AnyNode {
  if (node.type === 'Identifier') {
    const value = values.get(node.name as string);
    return value ? inPlace(value, node) : node;
  }
  const hidden = isFunction(node) ? node.params.flatMap((one) => namesIn(one)) : [];
  const own = new Map([...values].filter(([name]) => !hidden.includes(name)));
  const replace = (one: unknown) => (isNode(one) ? withValues(one, own, resolve) : one);
  const copy: Raw = { ...node };
  for (const [key, child] of Object.entries(node)) {
    const isLabel = (key === 'key' || key === 'property') && !node.computed;
    if (isLabel || key === 'loc' || key === 'params') continue;
    copy[key] = Array.isArray(child) ? child.map(replace) : replace(child);
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
  const members = new Map(object.properties.map((one) => [memberName(one), one]));
  const all: Values = new Map();
  for (const one of properties!) {
    if (one.type !== 'ObjectProperty' || members.has(undefined)) return undefined;
    const own = members.get(memberName(one as never)) as Raw | undefined;
    if (!own && (object as unknown as Raw).isOpen) continue;
    const inner = bind(one.value as Raw, own?.value as Raw | undefined, resolve);
    if (!inner) return undefined;
    for (const [local, value] of inner) all.set(local, value);
  }
  return all;
}

function returned(
  made: ValueNode,
  args: readonly AnyNode[],
  resolve: Resolve,
): AnyNode | undefined {
  if (!isFunction(made) || made.async) return undefined;
  if (args.some(({ type }) => type === 'SpreadElement')) return undefined;
  const values: Values = new Map();
  for (const [index, parameter] of made.params.entries()) {
    const own = bind(parameter, args[index], resolve);
    if (!own) return undefined;
    for (const [name, value] of own) values.set(name, value);
  }
  const { body } = made;
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
  const key = { type: 'Identifier', name: 'format' };
  const value = { type: 'StringLiteral', value: format, code: quote(format) };
  const properties = [{ type: 'ObjectProperty', key, value }];
  // The format is all that is known of what tsup passes.
  const context = { type: 'ObjectExpression', properties, isOpen: true } as AnyNode;
  const found = returned(node, [context], resolve);
  const unknown = isFunction(node) ? node.params.flatMap((one) => namesIn(one)) : [];
  if (!found || namesIn(found).some((name) => unknown.includes(name))) return undefined;
  let hasContext = false;
  walk(found, (one) => void (hasContext ||= (one as Raw).isOpen === true));
  return hasContext ? undefined : unwrap(found);
}

/** What a call, or `map` with it, gives of a function of this file that only makes a value. */
export function expandCall(call: CallNode, resolve: Resolve): ValueNode | undefined {
  const { callee, arguments: args, start, end, loc } = call;
  if (callee.type !== 'MemberExpression')
    return returned(resolve(callee as Expression), args, resolve) as ValueNode | undefined;
  const [first] = args;
  const isMap = callee.property.type === 'Identifier' && callee.property.name === 'map';
  if (!isMap || !first) return undefined;
  const [list, made] = [resolve(callee.object), resolve(first as ValueNode)];
  if (list.type !== 'ArrayExpression' || !isFunction(made) || made.params.length > 1)
    return undefined;
  const elements = list.elements.map((one) => one && returned(made, [one], resolve));
  if (elements.some((one) => !one)) return undefined;
  return { type: 'ArrayExpression', elements, start, end, loc, written: call } as never;
}
