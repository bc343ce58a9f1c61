/** What a fence says after its language: `title="rslib.config.ts" sample="dual"`. */
export interface FenceMeta {
  title: string | undefined;
  /** `lineNumbers` or `lineNumbers=false`; without either the site decides. */
  lineNumbers: 'true' | 'false' | undefined;
  /** All words and `key="value"` pairs, for tools that read more than the title. */
  values: ReadonlyMap<string, string | true>;
}

type Value = string | true;
const isText = (value: Value): boolean => typeof value === 'string' && value.trim() !== '';

/** Every attribute that a fence may carry, whether its value can be right, and how to write it. */
const ATTRIBUTES: Readonly<Record<string, [isRight: (value: Value) => boolean, form: string]>> = {
  title: [isText, 'title="file name"'],
  lineNumbers: [(value) => value === true || value === 'false', 'lineNumbers or lineNumbers=false'],
  npm2yarn: [(value) => value === true, 'npm2yarn'],
  twoslash: [(value) => value === true, 'twoslash'],
  // Samples that are run or checked: packages/samples/runner/.
  sample: [(value) => value !== true && /^[a-z][a-z\d-]*$/.test(value), 'sample="an-id"'],
  fails: [isText, 'fails="part of the message"'],
  check: [(value) => value === true || value === 'error', 'check or check="error"'],
  unchecked: [isText, 'unchecked="reason"'],
};

const ITEM = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']\S*)))?/g;

export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const values = new Map<string, Value>();
  for (const [, key, double, single, bare] of (meta ?? '').matchAll(ITEM)) {
    if (key) values.set(key, double ?? single ?? bare ?? true);
  }
  const title = values.get('title');
  const numbers = values.get('lineNumbers');
  return {
    title: typeof title === 'string' ? title : undefined,
    lineNumbers: numbers === undefined ? undefined : numbers === 'false' ? 'false' : 'true',
    values,
  };
}

/** What is wrong with the attributes of a fence: a sentence for each, with what to write. */
export function findMetaProblems({ values }: FenceMeta): string[] {
  return [...values].flatMap(([name, value]) => {
    if (!Object.hasOwn(ATTRIBUTES, name)) {
      const known = Object.keys(ATTRIBUTES).join(', ');
      return [`unknown attribute "${name}" of a code fence. Use one of: ${known}.`];
    }
    const [isRight, form] = ATTRIBUTES[name]!;
    return isRight(value) ? [] : [`the attribute "${name}" of a code fence is written ${form}.`];
  });
}
