/** What a fence says after its language: `title="rslib.config.ts" sample="dual" check`. */
export interface FenceMeta {
  title: string | undefined;
  /** `lineNumbers` or `lineNumbers=false`; without either the site decides. */
  lineNumbers: 'true' | 'false' | undefined;
  /** All words and `key="value"` pairs, for tools that read more than the title. */
  values: ReadonlyMap<string, string | true>;
}

const ITEM = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const values = new Map<string, string | true>();
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
