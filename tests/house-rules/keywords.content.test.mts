import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '@rslib-docs/kit/node/files';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
/** Keywords for search whose words a page does not say, as they mean what it says. */
const SYNONYMS_FILE = path.join(import.meta.dirname, 'keyword-synonyms.yaml');

/** Words of four letters or more, without the end that differs between forms of one word. */
const wordsOf = (keyword: string): string[] =>
  (keyword.toLowerCase().match(/[a-z@.][\w.-]{3,}/g) ?? [keyword.toLowerCase()]).map((word) =>
    word.replace(/(?:ing|s|ed)$/, ''),
  );

it('a page says what its keywords promise, or they are listed as synonyms', async () => {
  const promised: string[] = [];
  for (const file of await listFiles(DOCS, '.mdx')) {
    const source = await fs.readFile(path.join(DOCS, file), 'utf8');
    const [, head = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
    const { keywords = [], ...rest } = parse(head) as { keywords?: string[] };
    const said = `${JSON.stringify(rest)} ${text}`.toLowerCase();
    for (const keyword of keywords) {
      if (!wordsOf(keyword).some((word) => said.includes(word))) promised.push(keyword);
    }
  }
  const synonyms = parse(await fs.readFile(SYNONYMS_FILE, 'utf8')) as string[];
  expect([...new Set(promised)].sort()).toEqual([...synonyms].sort());
});
