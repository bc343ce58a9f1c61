import path from 'node:path';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { collectTypes } from '../pack/types.mts';
import { check } from '../src/check/check.mts';
import type { Finding } from '../src/check/finding.mts';
import { Folder } from '../src/folder.mts';
import { BASE } from './fixtures/fixture.mts';
import { Library } from '../src/library.mts';
import type { Facts, Language, PackedTypes } from '../src/library.mts';

const FACTS: Facts = {
  version: '1.0.1',
  synonyms: [],
  messages: [],
  options: [{ name: 'wasm', page: 'config/lib/wasm', since: '1.0' }],
};

const PROJECT = path.resolve(import.meta.dirname, '../../..');

type Files = Readonly<Record<string, string>>;

/** A folder with these files. */
export function makeFolder(files: Files) {
  const folder = tempFolder();
  for (const [file, text] of Object.entries(files)) folder.write(file, text);
  return folder;
}

const NO_TYPES: PackedTypes = { packages: {}, libraries: {} };

/** A library of the given facts and files; without types it cannot check. */
export function makeLibrary(facts: Partial<Facts> = {}, files: Files = {}, types = NO_TYPES) {
  const { dir } = makeFolder({
    'data/facts.json': JSON.stringify({ ...FACTS, ...facts }),
    'data/types.json': JSON.stringify(types),
    ...files,
  });
  return new Library(dir);
}

/** Notes on the check itself have no section to read. */
const isOfRule = ({ level, page }: Finding) => level !== 'note' || page !== undefined;

let shared: Library | undefined;

/** A library that can check, with the declarations of the installed packages. */
export function makeChecker() {
  const library = (shared ??= makeLibrary({}, {}, collectTypes(PROJECT)));
  // Read now for all files of tests of a thread: the folder goes with the first one.
  void [library.facts, library.types];
  const folder = tempFolder();
  const checkFiles = (files: Files, lang: Language = 'en', dir = '.'): Promise<Finding[]> => {
    folder.clear();
    for (const [file, text] of Object.entries(files)) folder.write(file, text);
    return check(library, Folder.open(folder.dir), { lang, dir, isBuilt: false });
  };
  return {
    library,
    checkFiles,
    /** Checks a package without mistakes that has these files too, or instead. */
    checkPackage: (files: Files, lang?: Language) => checkFiles({ ...BASE, ...files }, lang),
    /** Ids of the mistakes that are found in some files, and of what may be one. */
    async findMistakes(files: Files, dir?: string): Promise<string[]> {
      return (await checkFiles(files, 'en', dir)).filter(isOfRule).map(({ id }) => id);
    },
  };
}

/** Where mistakes are, without notes. */
export const mistakes = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== 'note').map(({ id, file, line }) => [id, file, line]);
