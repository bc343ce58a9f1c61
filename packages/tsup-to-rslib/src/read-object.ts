import {
  memberName,
  unwrap,
  type AnyNode,
  type Expression,
  type ObjectNode,
  type ValueNode,
} from './ast';
import type { Carrier } from './carry';
import { withoutDefineConfig } from './find-config';
import type { Scope } from './scope';

/** Value of an option: code, or one of two values by a condition. */
export type Value = ValueNode | ConditionalValue;

interface ConditionalValue {
  type: 'conditional value';
  /** The condition as it is written in the source. */
  test: string;
  /** Undefined: the option is not set then. */
  yes: Value | undefined;
  no: Value | undefined;
}

interface Setting {
  value: Value;
  /** Where it is set, to be quoted. */
  member: AnyNode;
  /** How many parts that cannot be read stand before it. */
  unreadBefore: number;
}

export type Settings = Map<string, Setting>;

interface Reading {
  scope: Scope;
  carrier: Carrier;
  /** Gets what cannot be read: a spread of something that is defined elsewhere. */
  unread: AnyNode[];
}

/** Adds what `...node` brings. False: what it is cannot be seen here. */
function addSpread(node: AnyNode, into: Settings, member: AnyNode, reading: Reading): boolean {
  const value = withoutDefineConfig(reading.scope.resolve(node as ValueNode) as Expression);
  if (value.type === 'ObjectExpression') {
    for (const [name, setting] of readSettings(value, reading)) into.set(name, setting);
    return true;
  }
  const isChoice = value.type === 'ConditionalExpression';
  if (!isChoice && !(value.type === 'LogicalExpression' && value.operator === '&&')) return false;
  const condition = isChoice ? value.test : value.left;
  const sides = isChoice ? [value.consequent, value.alternate] : [value.right, undefined];
  const [yes, no] = sides.map((side) => {
    const settings: Settings = new Map();
    return side && !addSpread(side, settings, member, reading) ? undefined : settings;
  });
  if (!yes || !no) {
    reading.unread.push(member);
    return true;
  }
  const test = reading.carrier.text(condition);
  for (const name of new Set([...yes.keys(), ...no.keys()])) {
    const earlier = into.get(name)?.value;
    const [first, second] = [yes, no].map((side) => side.get(name)?.value ?? earlier);
    const choice: Value = { type: 'conditional value', test, yes: first, no: second };
    into.set(name, { value: choice, member, unreadBefore: reading.unread.length });
  }
  return true;
}

/** The members of an object by name; of several with one name the last holds, as in JavaScript. */
export function readSettings(node: ObjectNode, reading: Reading): Settings {
  const settings: Settings = new Map();
  for (const member of node.properties) {
    const name = memberName(member);
    if (member.type === 'SpreadElement') {
      if (!addSpread(unwrap(member.argument), settings, member, reading))
        reading.unread.push(member);
    } else if (name === undefined) reading.unread.push(member);
    else {
      const value = member.type === 'ObjectMethod' ? member : (member.value as ValueNode);
      settings.set(name, { value, member, unreadBefore: reading.unread.length });
    }
  }
  return settings;
}
