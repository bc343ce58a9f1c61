import { LineCounter, parseDocument } from 'yaml';
import { TRANSLATIONS } from '../core/places';
import type { Finding } from './findings.mts';
import { readText } from './lock.mts';
import { describeError } from './project.mts';

export const AUTHORS_FILE = `${TRANSLATIONS}/docusaurus-plugin-content-blog/authors.yml`;
const ENGLISH = 'blog/authors.yml';
/** What a translation may say of an author in other words. */
const TEXTS: readonly string[] = ['name', 'title', 'description'];

type Authors = Record<string, Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const asText = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** The translated authors: those of English, with the same addresses and pictures. */
export async function checkAuthors(root: string): Promise<Finding[]> {
  const [english, chinese] = await Promise.all([
    readText(root, ENGLISH),
    readText(root, AUTHORS_FILE),
  ]);
  if (chinese === undefined || english === undefined) return [];
  const counter = new LineCounter();
  const document = parseDocument(chinese, { lineCounter: counter });
  const findings: Finding[] = [];
  const add = (message: string, path: readonly string[] = []): void => {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
    const line = node?.range ? counter.linePos(node.range[0]).line : 1;
    findings.push({ kind: 'broken', file: AUTHORS_FILE, line, message });
  };
  const [error] = document.errors;
  if (error) {
    const { line, message } = describeError(error);
    return [{ kind: 'broken', file: AUTHORS_FILE, line: line - 1, message }];
  }
  const en = (parseDocument(english).toJS() ?? {}) as Authors;
  const zh = document.toJS() as unknown;
  if (!isRecord(zh)) {
    add('expected authors by name');
    return findings;
  }
  for (const name of Object.keys(en)) {
    if (!Object.hasOwn(zh, name)) add(`the author "${name}" is missing`);
  }
  for (const [name, author] of Object.entries(zh)) {
    const known = Object.hasOwn(en, name) ? en[name] : undefined;
    if (!known) add(`the author "${name}" is not in ${ENGLISH}`, [name]);
    else if (!isRecord(author)) add(`the author "${name}" has no fields`, [name]);
    else {
      for (const key of new Set([...Object.keys(known), ...Object.keys(author)])) {
        const isText = TEXTS.includes(key) && typeof author[key] === 'string';
        if (isText || asText(author[key]) === asText(known[key])) continue;
        add(`"${key}" of "${name}" is ${asText(author[key])} instead of ${asText(known[key])}`, [
          name,
          key,
        ]);
      }
    }
  }
  return findings;
}
