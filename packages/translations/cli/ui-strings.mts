import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';

export interface UiString {
  id: string;
  message: string;
  /** Source file, from the root of the project. */
  file: string;
}

const CALL = /id: '([\w.-]+)',\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;
const ELEMENT =
  /<Translate\b[^>]*?\bid="([\w.-]+)"(?:(?!<\/Translate>)[\s\S])*?(?<!=)>\s*(?:\{\s*'([^']*)'\s*\}|\{\s*("(?:[^"\\]|\\.)*")\s*\}|([^<{]*?))\s*<\/Translate>/g;

/** Ids and messages that the code passes to `translate()` and `<Translate>`; both are literals. */
export async function readUiStrings(root: string, folders: readonly string[]): Promise<UiString[]> {
  const files: string[] = [];
  for (const folder of folders)
    for (const ending of ['.tsx', '.ts'])
      for (const file of await listFiles(path.join(root, folder), ending))
        files.push(`${folder}/${file}`);
  const strings: UiString[] = [];
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
    const code = await fs.readFile(path.join(root, file), 'utf8');
    for (const [, id, single, double] of code.matchAll(CALL)) {
      strings.push({ id: id!, message: single ?? double!, file });
    }
    for (const [, id, single, double, plain] of code.matchAll(ELEMENT)) {
      const text = double === undefined ? (single ?? plain!) : (JSON.parse(double) as string);
      strings.push({ id: id!, message: text.replace(/\s+/g, ' '), file });
    }
  }
  return strings;
}

/** Names in braces that the code fills in, sorted. */
export function placeholdersOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}
