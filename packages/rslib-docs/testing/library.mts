import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Folder } from '../src/folder.mts';
import type { Facts } from '../src/library/contract.mts';
import { Library } from '../src/library/library.mts';
import { collectTypes } from '../pack/types.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

const FACTS: Facts = {
  version: '1.0.1',
  synonyms: [],
  messages: [],
  options: [{ name: 'wasm', page: 'config/lib/wasm', since: '1.0' }],
};

/** Writes files below a new folder, which `remove` takes away. */
export function makeFolder(files: Readonly<Record<string, string>>) {
  const dir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rslib-docs-'));
  for (const [file, text] of Object.entries(files)) {
    const whole = path.join(dir, file);
    fs.mkdirSync(path.dirname(whole), { recursive: true });
    fs.writeFileSync(whole, text);
  }
  return {
    dir,
    folder: Folder.open(dir),
    remove: () => fs.rmSync(dir, { recursive: true, force: true }),
  };
}

/** A library with the declarations of the installed packages, and the given files beside. */
export function makeLibrary(
  facts: Partial<Facts> = {},
  files: Readonly<Record<string, string>> = {},
) {
  const { dir, remove } = makeFolder({
    'data/facts.json': JSON.stringify({ ...FACTS, ...facts }),
    'data/types.json': JSON.stringify(collectTypes(PROJECT)),
    ...files,
  });
  return { library: new Library(dir), remove };
}
