import { isOwnPath } from '../engine/document';
import { wellFormed } from '../engine/normalize';
import { HOSTED_HITS, HOSTED_HITS_PER_GROUP } from '../engine/limits';
import type { HighlightInfo, SearchAnswer, SearchGroup, SearchHit } from './contract';

/** Around a match in a text that the service marked. */
export const MARK = { begin: '<mark>', end: '</mark>' } as const;

/** The answer of a service, in which every field may be missing. */
type Unknown = Readonly<Record<string, unknown>>;

/** Longest text that is shown of a hit, in UTF-16 units. */
const TEXT_LENGTH = 1000;
const SEPARATOR = ' > ';
const REFERENCES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

const asObject = (value: unknown): Unknown =>
  typeof value === 'object' && value !== null ? (value as Unknown) : {};

/** Records hold text as HTML writes it; we show text. */
const decode = (text: string): string =>
  text.replace(/&(\w+|#39|#x27);/g, (all, name: string) =>
    Object.hasOwn(REFERENCES, name) ? REFERENCES[name]! : all,
  );

/** The text of a value that the service marked, and where its marks are. */
export function readMarked(value: string): { text: string; matches: HighlightInfo[] } {
  const matches: HighlightInfo[] = [];
  let text = '';
  value.split(MARK.begin).forEach((part, at) => {
    const [marked, ...rest] = at === 0 ? ['', part] : part.split(MARK.end);
    const word = decode(marked!);
    if (word) matches.push({ start: text.length, length: word.length });
    text += word + decode(rest.join(''));
  });
  return { text, matches };
}

/** The value of an attribute as the service cut or marked it, else as it is. */
function shownText(hit: Unknown, attribute: 'content' | `lvl${number}`, kind: string): string {
  const find = (from: unknown): unknown =>
    attribute === 'content'
      ? asObject(from).content
      : asObject(asObject(from).hierarchy)[attribute];
  const value = asObject(find(hit[kind])).value ?? find(hit);
  return typeof value === 'string' ? wellFormed(value.slice(0, TEXT_LENGTH)) : '';
}

/** The address on this site; undefined where the hit would lead elsewhere. */
function toLink(url: unknown, origins: readonly string[]): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, origins[0])) return undefined;
  const { origin, pathname, search, hash } = new URL(url, origins[0]);
  const path = pathname + search + hash;
  return origins.includes(origin) && isOwnPath(path) ? path : undefined;
}

function toHit(value: unknown, query: string, origins: readonly string[]): SearchHit | undefined {
  const hit = asObject(value);
  const link = toLink(hit.url, origins);
  const type = typeof hit.type === 'string' ? hit.type : '';
  const depth = /^lvl[0-6]$/.test(type) ? Number(type.at(-1)) : 6;
  const name = (level: number) => shownText(hit, `lvl${level}`, '_highlightResult');
  const path = [1, 2, 3, 4, 5, 6]
    .filter((level) => level <= depth)
    .map(name)
    .filter(Boolean);
  const header = readMarked((path.length > 0 ? path : [name(0)]).join(SEPARATOR));
  const title = readMarked(path[0] ?? name(0)).text;
  if (!link || !title) return undefined;
  const base = { title, header: header.text, link, query };
  if (type === 'content') {
    const { text: statement, matches } = readMarked(shownText(hit, 'content', '_snippetResult'));
    return { ...base, type, statement, highlightInfoList: matches };
  }
  const kind = depth <= 1 ? 'title' : 'header';
  return { ...base, type: kind, highlightInfoList: header.matches };
}

/**
 * The hits of an answer under the top level of their pages, and how to speak of them to the
 * service.
 * @throws Error where the answer holds no list of hits.
 */
export function readAnswer(
  answer: unknown,
  query: string,
  origins: readonly string[],
): SearchAnswer {
  const results = asObject(answer).results;
  const { hits, nbHits, queryID } = asObject(Array.isArray(results) ? results[0] : undefined);
  if (!Array.isArray(hits)) throw new Error('The answer of the search service holds no hits.');
  const groups = new Map<string, SearchGroup>();
  hits.slice(0, HOSTED_HITS).forEach((value: unknown, at) => {
    const hit = toHit(value, query, origins);
    if (!hit) return;
    const label = readMarked(shownText(asObject(value), 'lvl0', '')).text || hit.title;
    const group = groups.get(label) ?? { label, hits: [] };
    groups.set(label, group);
    if (group.hits.length === HOSTED_HITS_PER_GROUP) return;
    const { objectID } = asObject(value);
    const tracking =
      typeof objectID === 'string'
        ? { objectID, position: at + 1, ...(typeof queryID === 'string' && { queryID }) }
        : undefined;
    group.hits.push({ ...hit, tracking });
  });
  const total = typeof nbHits === 'number' ? nbHits : undefined;
  return { groups: [...groups.values()], total };
}
