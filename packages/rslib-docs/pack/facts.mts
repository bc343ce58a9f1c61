import path from 'node:path';
import { readGlossary, synonymsOf } from '@rslib-docs/kit/node/glossary';
import { readVersions } from '@rslib-docs/kit/node/versions';
import {
  quotedMessages,
  readMessages,
  readQuotations,
} from '@rslib-docs/samples/messages/check-messages';
import { weightOf } from '@rslib-docs/samples/messages/match-quotation';
import { withPinyin } from '@rslib-docs/search/plugin/chinese';
import type { ExplainedMessage, Facts, OptionFact } from '../src/library.mts';
import type { SitePage } from './read-site.mts';

/** Sections that quote what other programs print, such as TypeScript; the opening is not one. */
const ERRORS_SECTION = /^guide\/faq\/errors#(?!:)/;
/** Least weight of a text that identifies a message: a single word occurs in many. */
const MIN_WEIGHT = 2;

async function readExplained(project: string): Promise<ExplainedMessage[]> {
  const messages = await readMessages(path.join(project, 'node_modules'));
  const quotations = await readQuotations(project);
  const quoted = quotations.filter(({ place }) => ERRORS_SECTION.test(place));
  const all = [...quotedMessages(messages, quotations), ...quoted];
  const unique = new Map(all.map(({ text, place }) => [`${place} ${text}`, { text, place }]));
  return [...unique.values()]
    .filter(({ text }) => weightOf(text) >= MIN_WEIGHT)
    .map(({ text, place }) => {
      const [page = '', section = ''] = place.split('#');
      // The opening of a page has no heading: the page is its place.
      return { text, place: section.startsWith(':') ? page : place };
    });
}

/** The section of a page whose heading names an option, or the first one. */
function sectionOf({ path: page, document: { toc } }: SitePage, option: string): string {
  const plain = (text: string) => text.replace(/\W/g, '').toLowerCase();
  const { id } = toc.find(({ text }) => plain(text) === plain(option)) ?? toc[0] ?? {};
  return id === undefined ? page : `${page}#${id}`;
}

const readOptions = (pages: readonly SitePage[]): OptionFact[] =>
  pages.flatMap((page) => {
    const { option, since, options = {} } = page.header;
    const names = option === undefined ? [] : [option, ...Object.keys(options)];
    const more = since === undefined ? {} : { since };
    return names.map((name) => ({ name, page: sectionOf(page, name), ...more }));
  });

/** The messages that the pages explain. @throws Error for a section that the built site lacks */
function explainedIn(
  pages: readonly SitePage[],
  messages: readonly ExplainedMessage[],
  isCut: boolean,
): ExplainedMessage[] {
  const known = pages.flatMap(({ path: page, document }) => [
    page,
    ...document.toc.map(({ id }) => `${page}#${id}`),
  ]);
  // After a cut the sources are those of what comes next, which may explain more.
  const missing = isCut ? undefined : messages.find(({ place }) => !known.includes(place));
  if (!missing) return messages.filter(({ place }) => known.includes(place));
  const reason = `"${missing.text}" is explained in ${missing.place}`;
  throw new Error(`${reason}, which the built site does not have. Build it again.`);
}

/** @throws Error if the pages describe different versions, or are older than the sources */
export async function collectFacts(project: string, pages: readonly SitePage[]): Promise<Facts> {
  const [version, ...others] = new Set(pages.map(({ header }) => header['rslib-version']));
  if (version === undefined || others.length > 0)
    throw new Error(`The pages describe ${[version, ...others].join(' and ')}.`);
  const isCut = readVersions(project).length > 0;
  const messages = explainedIn(pages, await readExplained(project), isCut);
  const synonyms = withPinyin(synonymsOf(readGlossary(project)));
  return { version, synonyms, messages, options: readOptions(pages) };
}
