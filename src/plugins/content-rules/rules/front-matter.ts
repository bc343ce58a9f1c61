/**
 * Keys that say where a page lives and whether it is shown: the same in every language. A
 * translation may be unlisted by itself (`plugins/front-matter/visibility.ts`).
 */
const IDENTITY: readonly string[] = ['authors', 'date', 'draft', 'id', 'pageType', 'slug'];
/** Keys, at any depth, whose value is an address or a command: that of English, or none. */
const ADDRESSES: ReadonlySet<string> = new Set([
  ...['command', 'dark', 'image', 'light', 'link', 'link-rss', 'src', 'srcset', 'tags'],
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !(value instanceof Date);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function* addressAdditions(english: unknown, translation: unknown): Generator<string> {
  if (!isRecord(translation)) return;
  const known = isRecord(english) ? english : {};
  for (const [key, value] of Object.entries(translation)) {
    if (ADDRESSES.has(key) && !same(value, known[key])) yield key;
    else yield* addressAdditions(known[key], value);
  }
}

type FrontMatter = Readonly<Record<string, unknown>>;

/** What the front matter of a translation changes beside its text, in words. */
export function* frontMatterAdditions(
  english: FrontMatter,
  translation: FrontMatter,
): Generator<string> {
  for (const key of IDENTITY) {
    const [en, zh] = [english[key], translation[key]];
    if (same(en, zh)) continue;
    const [wanted, found] = [en, zh].map((one) => JSON.stringify(one) ?? 'missing');
    yield `front matter key "${key}" is ${found} instead of ${wanted}`;
  }
  for (const key of addressAdditions(english, translation)) {
    yield `front matter key "${key}" is not that of the English page. Copy its value.`;
  }
}
