import { readText } from './lock.mts';

export const TERMINOLOGY = 'i18n/terminology.csv';

export interface Term {
  en: string;
  zh: string;
  note: string;
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y;

function parseLine(line: string): string[] {
  const fields: string[] = [];
  FIELD.lastIndex = 0;
  for (;;) {
    const match = FIELD.exec(line);
    if (!match) throw new Error('a quoted field is not closed');
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== ',') return fields;
  }
}

/** The terms of `en,zh,note`, one per line. A faulty line is named, never skipped. */
export function parseTerms(csv: string, file: string): Term[] {
  const terms: Term[] = [];
  for (const [index, line] of csv.split(/\r?\n/).entries()) {
    if (index === 0 || line === '') continue;
    let fields: string[];
    try {
      fields = parseLine(line);
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${(error as Error).message}`, { cause: error });
    }
    const [en, zh, note = ''] = fields;
    if (!en || !zh || fields.length > 3) {
      throw new Error(`${file}:${index + 1}: expected English, Chinese and a note`);
    }
    terms.push({ en, zh, note });
  }
  return terms;
}

const quote = (field: string) => `"${field.replaceAll('"', '""')}"`;

/** Every field is quoted, so that no comma of a note can move a column. */
export function formatGlossary(terms: readonly Term[]): string {
  const rows = terms.map(({ en, zh, note }) => [en, zh, note]);
  return [['en', 'zh', 'note'], ...rows].map((row) => row.map(quote).join(',')).join('\n');
}

/** The terms of the project; none where it keeps no list. */
export async function readTerms(root: string): Promise<Term[]> {
  const csv = await readText(root, TERMINOLOGY);
  return csv === undefined ? [] : parseTerms(csv, TERMINOLOGY);
}

export async function readGlossary(root: string): Promise<string> {
  return formatGlossary(await readTerms(root));
}
