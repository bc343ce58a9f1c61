import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectTypes } from '../pack/types.mts';
import { check } from '../src/check/check.mts';
import type { Finding } from '../src/check/finding.mts';
import { Folder } from '../src/folder.mts';
import { Library } from '../src/library/library.mts';
import type { Facts, PackedTypes } from '../src/library/contract.mts';

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

const NO_TYPES: PackedTypes = { packages: {}, libraries: {} };

/** A library of the given facts and files; without types it cannot check. */
export function makeLibrary(
  facts: Partial<Facts> = {},
  files: Readonly<Record<string, string>> = {},
  types: PackedTypes = NO_TYPES,
) {
  const { dir, remove } = makeFolder({
    'data/facts.json': JSON.stringify({ ...FACTS, ...facts }),
    'data/types.json': JSON.stringify(types),
    ...files,
  });
  return { library: new Library(dir), remove };
}

/** A library that can check, with the declarations of the installed packages. */
export const makeChecker = () =>
  makeLibrary({}, {}, collectTypes(path.resolve(import.meta.dirname, '../../..')));

/** Notes on the check itself have no section to read. */
const isOfRule = ({ level, page }: Finding) => level !== 'note' || page !== undefined;

/** Ids of the mistakes that are found in some files, and of what may be one. */
export async function findMistakes(
  library: Library,
  files: Readonly<Record<string, string>>,
  dir = '.',
): Promise<string[]> {
  const { folder, remove: clean } = makeFolder(files);
  try {
    const findings = await check(library, folder, { lang: 'en', dir, isBuilt: false });
    return findings.filter(isOfRule).map(({ id }) => id);
  } finally {
    clean();
  }
}
