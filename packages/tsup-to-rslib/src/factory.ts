import {
  isFunction,
  memberName,
  textValue,
  truthValue,
  unwrap,
  type AnyNode,
  type Expression,
  type FunctionNode,
  type Method,
  type ValueNode,
} from './ast';
import { namesIn } from './carry';

type CallNode = Extract<Expression, { type: 'CallExpression' }>;
type Values = Map<string, AnyNode>;
type Resolve = (node: ValueNode) => ValueNode;
type Raw = AnyNode & Record<string, unknown>;

const isNode = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

/** A value that is known, in place of the code that computes it. */
function known({ start, end, loc }: AnyNode, value: string | boolean): AnyNode {
  const type = typeof value === 'string' ? 'StringLiteral' : 'BooleanLiteral';
  const code = JSON.stringify(value);
  return { type, value, code, start, end, loc, place: { start, end } } as AnyNode;
}

const literal = (node: AnyNode): string | boolean | undefined =>
  textValue(node) ?? truthValue(node);

/** What a condition or a text is, where all that it depends on is known. */
function fold(node: Raw): AnyNode {
  const at = unwrap(node) as Expression;
  if (at.type === 'TemplateLiteral') {
    const parts = at.expressions.map(textValue);
    if (parts.includes(undefined)) return node;
    return known(
      node,
      at.quasis.map(({ value }, index) => value.cooked + (parts[index] ?? '')).join(''),
    );
  }
  if (at.type === 'BinaryExpression' && /^[=!]==?$/.test(at.operator)) {
    const [left, right] = [literal(at.left), literal(at.right)];
    if (left === undefined || right === undefined) return node;
    return known(node, (left === right) === at.operator.startsWith('='));
  }
  if (at.type === 'UnaryExpression' && at.operator === '!') {
    const truth = truthValue(at.argument);
    return truth === undefined ? node : known(node, !truth);
  }
  if (at.type !== 'ConditionalExpression') return node;
  const truth = truthValue(at.test);
  if (truth === undefined) return node;
  const { start, end } = node;
  return { ...(truth ? at.consequent : at.alternate), place: { start, end } } as AnyNode;
}

/** Code in which values stand for the names of a function's parameters. */
function withValues(node: Raw, values: Values): AnyNode {
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
      copy[key] = child.map((one: unknown) => (isNode(one) ? withValues(one, own) : one));
    else if (isNode(child)) copy[key] = withValues(child, own);
  }
  if (copy.shorthand && copy.value !== node.value) {
    copy.shorthand = false;
    copy.value = { ...(copy.value as Raw), before: `${(node.key as Raw).name as string}: ` };
  }
  return fold(copy);
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
    const key = one.type === 'ObjectProperty' ? memberName(one as never) : undefined;
    if (key === undefined || object.properties.some(({ type }) => type !== 'ObjectProperty'))
      return undefined;
    const own = object.properties.find((member) => memberName(member as never) === key);
    const inner = bind(one.value as Raw, (own as Raw | undefined)?.value as Raw, resolve);
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
  if (body.type !== 'BlockStatement') return withValues(body as unknown as Raw, values);
  for (const statement of body.body) {
    if (statement.type === 'ReturnStatement')
      return statement.argument
        ? withValues(statement.argument as unknown as Raw, values)
        : undefined;
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return undefined;
    for (const { id, init } of statement.declarations) {
      if (id.type !== 'Identifier' || !init) return undefined;
      values.set(id.name, withValues(init as unknown as Raw, values));
    }
  }
  return undefined;
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
