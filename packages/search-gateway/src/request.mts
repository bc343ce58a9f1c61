import { PANEL_QUERY_LENGTH, SEARCH_LIMIT } from '@rslib-docs/search/engine/limits';

/** What a visitor's browser asks (specification §7.3). */
export interface SearchQuestion {
  keyword: string;
  limit: number;
  indexes: string[];
  lang: string;
}

/** The request cannot be answered; the message is for the person who wrote it, and quotes nothing. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

const MOST_INDEXES = 10;
/** Names that every engine accepts. */
export const INDEX_NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;
export const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

function readOne(params: URLSearchParams, name: string): string {
  const values = params.getAll(name);
  if (values.length !== 1) throw new BadRequest(`Give "${name}" once.`);
  return values[0]!;
}

/** `URLSearchParams` puts replacement characters where bytes are no UTF-8; this refuses them. */
function assertUtf8(search: string): void {
  try {
    decodeURIComponent(search.replaceAll('+', ' '));
  } catch {
    throw new BadRequest('The query is not UTF-8, percent-encoded.');
  }
}

/** @throws BadRequest */
export function readRequest(address: string): SearchQuestion {
  const at = address.indexOf('?');
  const search = at < 0 ? '' : address.slice(at + 1);
  assertUtf8(search);
  const params = new URLSearchParams(search);
  const keyword = readOne(params, 'keyword');
  if (keyword.length > PANEL_QUERY_LENGTH) {
    throw new BadRequest(`"keyword" may have ${PANEL_QUERY_LENGTH} characters at most.`);
  }
  const limit = readOne(params, 'limit');
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > SEARCH_LIMIT) {
    throw new BadRequest(`"limit" must be a number from 1 to ${SEARCH_LIMIT}.`);
  }
  const indexes = [...new Set(readOne(params, 'searchIndexes').split(','))];
  if (indexes.length > MOST_INDEXES || !indexes.every((name) => INDEX_NAME.test(name))) {
    throw new BadRequest(
      `"searchIndexes" must be 1 to ${MOST_INDEXES} names of small letters, digits, ".", "_" and ` +
        '"-", between commas.',
    );
  }
  const lang = readOne(params, 'lang');
  if (!LANGUAGE.test(lang)) throw new BadRequest('"lang" must be a language such as en or zh.');
  return { keyword, limit: Number(limit), indexes, lang };
}
