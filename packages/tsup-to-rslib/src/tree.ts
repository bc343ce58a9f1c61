import { withLineBreaks } from './carry';

/** A piece of configuration: code as it stands, a list, an object, or a choice between two. */
export type Tree = string | readonly Tree[] | ConfigObject | Choice;

/** `test ? yes : no`, or `...(test ? yes : no)` inside a list. */
interface Choice {
  test: string;
  yes: Tree;
  no: Tree;
  isSpread?: boolean;
}

const MAX_WIDTH = 80;
const INDENT = '  ';
/** The compiler does not look into a spread for the type of what is expected. */
export const SPREAD_TYPE = 'satisfies LibConfig[]';
const LEFTOVERS = '// Not carried over from tsup:';
const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;

export class ConfigObject {
  readonly fields = new Map<string, Tree>();
  /** Code that could not be converted, as it was written. */
  readonly leftovers: string[] = [];

  /** An object with fields; those that are undefined are left out. */
  static of(fields: Readonly<Record<string, Tree | undefined>>): ConfigObject {
    const object = new ConfigObject();
    for (const [key, value] of Object.entries(fields))
      if (value !== undefined) object.fields.set(key, value);
    return object;
  }

  set([key, ...rest]: readonly string[], value: Tree): void {
    if (key === undefined) return;
    let inner = this.fields.get(key);
    if (rest.length > 0 && !(inner instanceof ConfigObject)) inner = new ConfigObject();
    if (rest.length > 0) (inner as ConfigObject).set(rest, value);
    this.fields.set(key, rest.length > 0 ? inner! : value);
  }

  /** Takes the fields of another object over; its own stay where both have one. */
  addDefaults(other: ConfigObject): void {
    for (const [key, value] of other.fields) {
      const own = this.fields.get(key);
      if (own === undefined) this.fields.set(key, value);
      else if (own instanceof ConfigObject && value instanceof ConfigObject) {
        const merged = new ConfigObject();
        merged.addDefaults(own);
        merged.addDefaults(value);
        this.fields.set(key, merged);
      }
    }
    this.addLeftovers(other);
  }

  /** Takes over what another object could not carry over, each once. */
  addLeftovers({ leftovers }: ConfigObject): void {
    this.leftovers.push(...leftovers.filter((one) => !this.leftovers.includes(one)));
  }

  get isEmpty(): boolean {
    return this.fields.size === 0 && this.leftovers.length === 0;
  }
}

const indent = (text: string): string => text.replace(/\n(?=[^\n])/g, `\n${INDENT}`);

/** Lines of a comment: whatever the text holds, it cannot end the comment. */
const comment = (text: string): string[] =>
  withLineBreaks(text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `// ${line}`.trimEnd());

/** Puts parts between two brackets, on one line where they fit, else on a line each. */
export function enclose([open, close]: '{}' | '[]', parts: readonly string[]): string {
  const pad = open === '{' ? ' ' : '';
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (line.length <= MAX_WIDTH && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${INDENT}${indent(part)},\n`).join('')}${close}`;
}

function printObject({ fields, leftovers }: ConfigObject, isOpen: boolean): string {
  const parts = [...fields].map(([key, value]) => {
    const name = PLAIN_KEY.test(key) ? key : quote(key);
    const text = print(value);
    return text === name ? name : `${name}: ${text}`;
  });
  if (!isOpen && leftovers.length === 0) return parts.length === 0 ? '{}' : enclose('{}', parts);
  const lines = [
    ...parts.map((part) => `${indent(part)},`),
    ...(leftovers.length > 0 ? [LEFTOVERS] : []),
    ...leftovers.flatMap((text) => comment(`${text},`)),
  ];
  return `{\n${lines.map((line) => INDENT + line).join('\n')}\n}`;
}

export function quote(text: string): string {
  const json = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${json.replaceAll("'", "\\'")}'`;
}

function printChoice({ test, yes, no, isSpread }: Choice): string {
  const [first, second] = [yes, no].map((side) => {
    const code = print(side);
    return isSpread && code !== '[]' ? `(${code} ${SPREAD_TYPE})` : code;
  }) as [string, string];
  const condition = /=>| \? /.test(test) ? `(${test})` : test;
  let text = `${condition} ? ${first} : ${second}`;
  if (first === second) text = first;
  else if (text.length > MAX_WIDTH && !/^\(?\[/.test(first))
    text = `${condition}\n${INDENT}? ${indent(first)}\n${INDENT}: ${indent(second)}`;
  return isSpread ? `...(${text})` : text;
}

export function print(tree: Tree, isOpen = false): string {
  if (typeof tree === 'string') return tree;
  if (tree instanceof ConfigObject) return printObject(tree, isOpen);
  if ('test' in tree) return printChoice(tree);
  const parts = tree.map((one) => print(one));
  return enclose('[]', parts);
}
