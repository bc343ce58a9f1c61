import path from 'node:path';
import { readGlossary, synonymsOf } from '@rslib-docs/kit/node/glossary';
import {
  quotedMessages,
  readMessages,
  readQuotations,
} from '@rslib-docs/samples/messages/check-messages';
import { weightOf } from '@rslib-docs/samples/messages/match-quotation';
import { withPinyin } from '@rslib-docs/search/plugin/chinese';
import type { ExplainedMessage, Facts, OptionFact } from '../src/library/contract.mts';
import type { SitePage } from './read-site.mts';

/** Sections that quote what other programs print, such as TypeScript; the opening is not one. */
const ERRORS_SECTION = /^guide\/faq\/errors#(?!:)/;
/** Least weight of a text that identifies a message: a single word occurs in many. */
const MIN_WEIGHT = 2;

async function readExplained(project: string): Promise<ExplainedMessage[]> {
  const messages = await readMessages(path.join(project, 'node_modules'));
  const quotations = await readQuotations(project);
  const printed = quotedMessages(messages, quotations);
  const quoted = quotations.filter(({ place }) => ERRORS_SECTION.test(place));
  const known = new Set<string>();
  return [...printed, ...quoted].flatMap(({ text, place }) => {
    const [page, section = ''] = place.split('#');
    const isNew = !known.has(`${place} ${text}`) && weightOf(text) >= MIN_WEIGHT;
    known.add(`${place} ${text}`);
    // The opening of a page has no heading: the page is its place.
    return isNew ? [{ text, place: section.startsWith(':') ? page! : place }] : [];
  });
}

/** The section of a page whose heading names an option, or the first one. */
function sectionOf({ path: page, document: { toc } }: SitePage, option: string): string {
  const plain = option.replace(/\W/g, '').toLowerCase();
  const own = toc.find(({ text }) => text.replace(/\W/g, '').toLowerCase() === plain);
  const { id } = own ?? toc[0] ?? {};
  return id === undefined ? page : `${page}#${id}`;
}

const readOptions = (pages: readonly SitePage[]): OptionFact[] =>
  pages.flatMap((page) => {
    const { header } = page;
    const { option, since, options = {} } = header;
    if (option === undefined) return [];
    const names = [option, ...Object.keys(options)];
    return names.map((name) => ({
      name,
      page: sectionOf(page, name),
      ...(since !== undefined && { since }),
    }));
  });

/** @throws Error where messages are explained in a section that the built site does not have */
function assertPlaces(messages: readonly ExplainedMessage[], pages: readonly SitePage[]): void {
  const known = new Set(
    pages.flatMap(({ path: page, document }) => [
      page,
      ...document.toc.map(({ id }) => `${page}#${id}`),
    ]),
  );
  const missing = messages.find(({ place }) => !known.has(place));
  if (!missing) return;
  const reason = `"${missing.text}" is explained in ${missing.place}`;
  throw new Error(`${reason}, which the built site does not have. Build it again.`);
}

/**
 * Facts of the pages and the installed packages, beside the text.
 * @throws Error if pages describe different versions, or are older than the sources
 */
export async function collectFacts(project: string, pages: readonly SitePage[]): Promise<Facts> {
  const versions = [...new Set(pages.map(({ header }) => header['rslib-version']))];
  if (versions.length !== 1) throw new Error(`The pages describe ${versions.join(' and ')}.`);
  const messages = await readExplained(project);
  assertPlaces(messages, pages);
  return {
    version: versions[0]!,
    synonyms: withPinyin(synonymsOf(readGlossary(project))),
    messages,
    options: readOptions(pages),
  };
}
