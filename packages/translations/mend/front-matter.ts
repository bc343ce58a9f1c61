import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { decodeEntities, type Line } from './lines';

const isHeader = ({ kind, text }: Line): boolean => kind === 'front-matter' && text !== '---';
const sourceOf = (lines: readonly Line[]): string =>
  lines
    .filter(isHeader)
    .map(({ text }) => text)
    .join('\n');

function readMap(source: string): YAMLMap | undefined {
  const { contents, errors } = parseDocument(source);
  return errors.length === 0 && isMap(contents) ? contents : undefined;
}

const keysOf = (map: YAMLMap): string[] =>
  map.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));

/** Keys that a tool has joined to one line, or ended with a mark of a line break. */
function splitKeys(source: string, keys: readonly string[]): string {
  const key = new RegExp(`(?<=\\S)[ \\t]+(?=(?:${keys.join('|')}): )`, 'g');
  return source
    .split('\n')
    .map((line) => line.replace(/\\$/, ''))
    .flatMap((line) => (readMap(line) ? [line] : line.replace(key, '\n').split('\n')))
    .join('\n');
}

/** Lists stand on their line, as in the original: one way to write them gives one difference less. */
function layOutLists(source: string, original: YAMLMap): string {
  let result = source;
  for (const key of keysOf(original)) {
    const map = readMap(result);
    const [wanted, found] = [original.get(key, true), map?.get(key, true)];
    if (!isSeq(wanted) || !wanted.flow || !isSeq(found) || found.flow || !found.range) continue;
    const quoted = found.items.map((item) =>
      isScalar(item) ? `'${String(item.value).replaceAll("'", "''")}'` : undefined,
    );
    if (quoted.includes(undefined)) continue;
    const start = result.lastIndexOf(`${key}:`, found.range[0]);
    result = `${result.slice(0, start)}${key}: [${quoted.join(', ')}]\n${result.slice(found.range[1])}`;
  }
  return result.trimEnd();
}

/** Signs that YAML needs no escapes for; quotation marks are YAML's own. */
function undoEscapes(source: string, original: string): string {
  const ticked = original.includes('\\`') ? source : source.replaceAll('\\`', '`');
  return ticked.replace(/&(?:lt|gt|amp);/g, (entity) =>
    original.includes(entity) ? entity : decodeEntities(entity),
  );
}

/** Front matter as it is written here; text that stays no YAML is left as it is. */
export function mendFrontMatter(lines: readonly Line[], english: readonly Line[]): Line[] {
  const model = sourceOf(english);
  const source = undoEscapes(sourceOf(lines), model);
  const original = readMap(model);
  if (!original || source === '') return [...lines];
  const keys = readMap(source) ? source : splitKeys(source, keysOf(original));
  const mended = layOutLists(keys, original);
  const rest = lines.filter(({ kind }) => kind !== 'front-matter');
  const header = ['---', ...mended.split('\n'), '---'];
  return [...header.map((text): Line => ({ kind: 'front-matter', text })), ...rest];
}
