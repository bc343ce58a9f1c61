import { createRequire } from 'node:module';
import { LineCounter, parseDocument, visit } from 'yaml';
import { HALF_CHARACTER, holdsHalfCharacter } from '@rslib-docs/kit/shared/half-character';
import { TRANSLATIONS } from '../core/places';
import type { Finding } from './findings.mts';
import { readText } from './lock.mts';
import { describeError } from './project.mts';

const require = createRequire(import.meta.url);
/** The reader of Docusaurus: another one takes other texts for dates, numbers or faults. */
const { load } = createRequire(require.resolve('@docusaurus/plugin-content-docs'))('js-yaml') as {
  load(text: string): unknown;
};

export const AUTHORS_FILE = `${TRANSLATIONS}/docusaurus-plugin-content-blog/authors.yml`;
const ENGLISH = 'blog/authors.yml';
/** What a translation may say of an author in other words. */
const TEXTS: readonly string[] = ['name', 'title', 'description'];

type Authors = Record<string, Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const asText = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const QUOTES = 'Put a text with signs of YAML, such as * & ! or a date in quotes.';

function compare(en: Authors, chinese: string): Finding[] {
  const counter = new LineCounter();
  const document = parseDocument(chinese, { lineCounter: counter });
  const findings: Finding[] = [];
  const add = (message: string, path: readonly string[] = []): void => {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
    const line = node?.range ? counter.linePos(node.range[0]).line : 1;
    findings.push({ kind: 'broken', file: AUTHORS_FILE, line, message });
  };
  const zh = load(chinese);
  // A value that holds itself, or another many times, has no end.
  visit(document, {
    Alias: (_key, { source, range }) => {
      const { line } = counter.linePos(range![0]);
      const message = `*${source} stands for another value. ${QUOTES}`;
      findings.push({ kind: 'broken', file: AUTHORS_FILE, line, message });
    },
  });
  if (findings.length > 0) return findings;
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
        const [text, value] = [TEXTS.includes(key), author[key]];
        if (typeof value === 'string' && holdsHalfCharacter(value)) {
          add(`"${key}" of "${name}" ${HALF_CHARACTER}`, [name, key]);
          continue;
        }
        if (text ? value && typeof value === 'string' : asText(value) === asText(known[key])) {
          continue;
        }
        const expected = text ? `a text. ${QUOTES}` : asText(known[key]);
        add(`"${key}" of "${name}" is ${asText(value)} instead of ${expected}`, [name, key]);
      }
    }
  }
  return findings;
}

/** The translated authors: those of English, with the same addresses and pictures. */
export async function checkAuthors(root: string): Promise<Finding[]> {
  const english = await readText(root, ENGLISH);
  if (english === undefined) return [];
  let en: Authors;
  try {
    en = (load(english) ?? {}) as Authors;
  } catch {
    // It stops the build later, with Docusaurus' own words.
    return [];
  }
  try {
    const chinese = await readText(root, AUTHORS_FILE);
    return chinese === undefined ? [] : compare(en, chinese);
  } catch (error) {
    const { mark } = error as { mark?: { line: number } };
    const { message } = describeError(error);
    const says = mark ? `${message}. ${QUOTES}` : message;
    return [{ kind: 'broken', file: AUTHORS_FILE, line: (mark?.line ?? 0) + 1, message: says }];
  }
}
