import { stripVTControlCharacters } from 'node:util';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import { MIN_SHARED, sharedWeight, weightOf } from '@rslib-docs/samples/messages/match-quotation';
import { toHits } from '@rslib-docs/search/engine/hits';
import { PANEL_QUERY_LENGTH } from '@rslib-docs/search/engine/limits';
import type { ExplainedMessage, Language, Library } from './library.mts';
import { read } from './read.mts';
import { find, placeOf } from './search.mts';
import { Problem, say } from './texts.mts';

/** More lines than this of a log say no more. */
const MAX_LINES = 200;
const MAX_SECTIONS = 2;
const CODE = /\bTS\d{4,5}\b/;

/** How well a line is explained by a message; 0 where it is not that message. */
function fit(line: string, { text }: ExplainedMessage): number {
  const weight = weightOf(text);
  const shared = sharedWeight(line, text);
  const code = CODE.exec(text)?.[0];
  if (code !== undefined && line.includes(code)) return Math.max(1, shared);
  return weight > 0 && shared >= Math.min(MIN_SHARED, weight) ? shared : 0;
}

function hasSections(library: Library, place: string): boolean {
  const [page, id] = place.split('#');
  const toc = library.documents('en').find(({ routePath }) => routePath === `/${page}`)?.toc ?? [];
  const at = toc.findIndex((one) => one.id === id);
  return at >= 0 && (toc[at + 1]?.depth ?? 0) > toc[at]!.depth;
}

export function placesExplaining(library: Library, text: string): string[] {
  const lines = stripVTControlCharacters(text).split('\n').slice(0, MAX_LINES);
  const best = new Map<string, number>();
  // A quotation at the beginning of a page, such as "Failed to build.", is not a cause.
  const messages = library.facts.messages.filter(({ place }) => place.includes('#'));
  for (const line of lines.filter((one) => one.trim() !== ''))
    for (const message of messages) {
      const found = fit(line.slice(0, LIMITS.logLineCharacters), message);
      if (found > (best.get(message.place) ?? 0)) best.set(message.place, found);
    }
  const places = [...best].sort(([, a], [, b]) => b - a).map(([place]) => place);
  // What every failure of a kind prints is not its cause.
  const isGeneral = (place: string) => hasSections(library, place);
  return [...places.filter((place) => !isGeneral(place)), ...places.filter(isGeneral)];
}

/** The sections about a printed text. @throws Problem where nothing on the pages is like it */
export function explain(library: Library, lang: Language, text: string): string {
  if (text.trim() === '') throw new Problem('noText');
  const places = placesExplaining(library, text).slice(0, MAX_SECTIONS);
  if (places.length > 0) return places.map((place) => read(library, lang, place)).join('\n\n');
  const { pages } = find(library, lang, text.slice(0, PANEL_QUERY_LENGTH));
  const found = pages.flatMap((page) => toHits(page, text)).map(placeOf);
  // A section answers; a whole page may be long.
  const place = found.find((one) => one.includes('#')) ?? found[0];
  if (place === undefined) throw new Problem('unexplained');
  return `${say(lang, 'nearest')}\n\n${read(library, lang, place)}`;
}
