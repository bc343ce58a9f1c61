/** What a fence says after its language: `title="rslib.config.ts" sample="dual" check`. */
export interface FenceMeta {
  title: string | undefined;
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
  return { title: typeof title === 'string' ? title : undefined, values };
}
