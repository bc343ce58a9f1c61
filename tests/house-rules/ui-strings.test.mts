import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../tools/lib/list-files.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SRC = path.join(ROOT, 'src');

interface UiString {
  id: string;
  message: string;
  file: string;
}

type Messages = Record<string, { message: string; description?: string }>;

/** Ids and messages that the code passes to `translate()` and `<Translate>`; both are literals. */
async function readCode(): Promise<UiString[]> {
  const files = (await listFiles(SRC, '.tsx')).concat(await listFiles(SRC, '.ts'));
  const strings: UiString[] = [];
  for (const file of files) {
    const code = await fs.readFile(path.join(SRC, file), 'utf8');
    const calls = code.matchAll(/id: '([\w.-]+)',\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g);
    for (const [, id, single, double] of calls)
      strings.push({ id: id!, message: single ?? double!, file });
    const elements = code.matchAll(
      /<Translate\b[^>]*?\bid="([\w.-]+)"[\s\S]*?(?<!=)>\s*(?:\{'([^']*)'\}|([^<{]*?))\s*<\/Translate>/g,
    );
    for (const [, id, quoted, plain] of elements) {
      strings.push({ id: id!, message: (quoted ?? plain!).replace(/\s+/g, ' '), file });
    }
  }
  return strings;
}

const code = await readCode();
const chinese = JSON.parse(
  await fs.readFile(path.join(ROOT, 'i18n/zh/code.json'), 'utf8'),
) as Messages;
const own = code.filter(({ id }) => !id.startsWith('theme.'));
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('texts of the user interface', () => {
  it('are found by this test at all', () => {
    expect(own.length).toBeGreaterThan(20);
    expect(own.map(({ id }) => id)).toContain('doc-page.updated');
  });

  it('are named <feature>.<part>.<what>, after a folder', async () => {
    const features = await fs.readdir(path.join(SRC, 'features'));
    for (const { id, file } of own)
      expect(features, `${id} in ${file}`).toContain(id.split('.')[0]);
  });

  it('all exist in Chinese, none is left over', () => {
    const used = new Set(code.map(({ id }) => id));
    expect(own.filter(({ id }) => !chinese[id]).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(chinese).filter((id) => !used.has(id))).toEqual([]);
  });

  it.each(own)('$id is translated and keeps its placeholders', ({ id, message }) => {
    const translated = chinese[id]!.message;
    if (/[a-z]{2}/.test(message)) expect(translated).not.toBe(message);
    expect(placeholders(translated)).toEqual(placeholders(message));
    expect(translated).not.toMatch(/[<>]/);
  });
});

describe('labels of the navigation', () => {
  const files = [
    'docusaurus-theme-classic/navbar.json',
    'docusaurus-theme-classic/footer.json',
    'docusaurus-plugin-content-docs/current.json',
    'docusaurus-plugin-content-blog/options.json',
  ];
  /** Names that are the same in both languages. */
  const NAMES = new Set(['Rslib', 'GitHub', 'Discord', 'X']);
  it.each(files)('%s is in Chinese', async (file) => {
    const messages = JSON.parse(
      await fs.readFile(path.join(ROOT, 'i18n/zh', file), 'utf8'),
    ) as Messages;
    for (const [key, { message }] of Object.entries(messages)) {
      if (!NAMES.has(message)) expect(message, key).toMatch(/\p{Script=Han}/u);
    }
  });
});
