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

export interface ConditionalValue {
  type: 'conditional value';
  /** The condition as it is written in the source. */
  test: string;
  /** Undefined: the option is not set then. */
  yes: Value | undefined;
  no: Value | undefined;
}

export interface Setting {
  value: Value;
  /** Where it is set, to be quoted. */
  member: AnyNode;
  /** How many parts that cannot be read stand before it. */
  unreadBefore: number;
}

export type Settings = Map<string, Setting>;

export interface Reading {
  scope: Scope;
  carrier: Carrier;
  /** Gets what cannot be read: a spread of something that is defined elsewhere. */
  unread: AnyNode[];
}

/** The members of an object that is spread under a condition, on both of its sides. */
function readChoice(
  test: AnyNode,
  sides: readonly [AnyNode | undefined, AnyNode | undefined],
  before: Settings,
  member: AnyNode,
  reading: Reading,
): void {
  const [yes, no] = sides.map((side) => {
    const settings: Settings = new Map();
    return side && !addSpread(side, settings, member, reading) ? undefined : settings;
  });
  if (!yes || !no) {
    reading.unread.push(member);
    return;
  }
  const text = reading.carrier.text(test);
  for (const name of new Set([...yes.keys(), ...no.keys()])) {
    const earlier = before.get(name)?.value;
    const value: Value = {
      type: 'conditional value',
      test: text,
      yes: yes.get(name)?.value ?? earlier,
      no: no.get(name)?.value ?? earlier,
    };
    before.set(name, { value, member, unreadBefore: reading.unread.length });
  }
}

/** Adds what `...node` brings. False: what it is cannot be seen here. */
function addSpread(node: AnyNode, into: Settings, member: AnyNode, reading: Reading): boolean {
  const value = withoutDefineConfig(reading.scope.resolve(node as ValueNode) as Expression);
  if (value.type === 'ObjectExpression') {
    for (const [name, setting] of readSettings(value, reading)) into.set(name, setting);
    return true;
  }
  if (value.type === 'ConditionalExpression') {
    readChoice(value.test, [value.consequent, value.alternate], into, member, reading);
    return true;
  }
  if (value.type === 'LogicalExpression' && value.operator === '&&') {
    readChoice(value.left, [value.right, undefined], into, member, reading);
    return true;
  }
  return false;
}

/** The members of an object by name; of several with one name the last holds, as in JavaScript. */
export function readSettings(node: ObjectNode, reading: Reading): Settings {
  const settings: Settings = new Map();
  for (const member of node.properties) {
    if (member.type === 'SpreadElement') {
      if (!addSpread(unwrap(member.argument), settings, member, reading))
        reading.unread.push(member);
      continue;
    }
    const name = memberName(member);
    if (name === undefined) {
      reading.unread.push(member);
      continue;
    }
    const value = member.type === 'ObjectMethod' ? member : (member.value as ValueNode);
    settings.set(name, { value, member, unreadBefore: reading.unread.length });
  }
  return settings;
}
