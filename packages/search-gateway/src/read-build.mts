import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { existsSync, statSync } from 'node:fs';
import { GLOSSARY_FILE } from '@rslib-docs/kit/shared/glossary';
import type { Synonyms } from '@rslib-docs/search/engine/synonyms';
import {
  isText,
  readSearchDocuments,
  type SearchDocument,
} from '@rslib-docs/search/engine/document';
import { codeFile, readPageCode, withCode } from '@rslib-docs/search/engine/page-code';
import { preparePage, statisticsOf } from '@rslib-docs/search/engine/prepared-page';
import { INDEX_NAME, LANGUAGE, type Batch } from './engine.mts';

/**
 * The synonyms of a project's glossary, none where it has no glossary. The build of the project
 * checks the whole glossary; here only the used parts have to be right.
 * @throws Error naming the file and the problem in it.
 */
export async function readSynonyms(project: string): Promise<Synonyms> {
  const file = path.join(project, GLOSSARY_FILE);
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return 'terms: []';
    throw error;
  });
  const glossary = parse(text) as { terms?: { search?: unknown }[] } | null;
  return (glossary?.terms ?? []).flatMap(({ search }) => {
    if (search === undefined) return [];
    if (Array.isArray(search) && search.every(isText)) return [search];
    throw new Error(`${file}: "search" of a term is a list of words.`);
  });
}

/** `search-index.<language>.json`, or with a version before the ending. */
const INDEX_FILE = /^search-index\.([A-Za-z-]+?)(?:\.(.+))?\.json$/;

export interface BuildOptions {
  /** Folder of the built site. */
  build: string;
  /** Name of the index; a version is loaded as `<index>.<version>`. */
  index: string;
  /** Host of the site, by which other sites lead to its pages. */
  domain: string;
  synonyms: Synonyms;
}

/** Indexes stand at the root and in the folders of languages. */
async function indexFiles(build: string): Promise<string[]> {
  const names = await fs.readdir(build, { withFileTypes: true });
  const folders = names.filter((one) => one.isDirectory() && LANGUAGE.test(one.name));
  const lists = ['', ...folders.map(({ name }) => name)].map(async (folder) =>
    (await fs.readdir(path.join(build, folder))).map((file) => path.join(build, folder, file)),
  );
  return (await Promise.all(lists)).flat().filter((file) => INDEX_FILE.test(path.basename(file)));
}

/**
 * The documents with their code, from a file beside them. An index without such a file was
 * written by an older version, and is complete.
 * @throws Error if part of the file is not their code.
 */
async function addCode(documents: SearchDocument[], indexFile: string): Promise<SearchDocument[]> {
  const file = path.join(path.dirname(indexFile), codeFile(path.basename(indexFile)));
  if (!existsSync(file)) return documents;
  const read: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
  const whole = withCode(documents, readPageCode(read));
  const added = whole.filter((document, at) => document !== documents[at]).length;
  const count = (read as readonly unknown[]).length;
  if (added < count) {
    throw new Error(`${count - added} of the ${count} entries of ${file} are not its code.`);
  }
  return whole;
}

/** @throws Error where not all of the file is pages: what is live would lose them unnoticed. */
async function readDocuments(file: string, domain: string) {
  try {
    const read: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
    const documents = readSearchDocuments(read);
    const count = (read as readonly unknown[]).length;
    if (count === 0) throw new Error('it holds no page.');
    if (documents.length < count) {
      throw new Error(`${count - documents.length} of its ${count} entries are not pages.`);
    }
    const whole = await addCode(documents, file);
    return whole.map((document) => ({ ...document, domain }));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Everything in a build that can be searched.
 * @throws Error naming the folder or file where there is nothing to read.
 */
export async function readBuild(options: BuildOptions): Promise<Batch[]> {
  const { build, index, domain, synonyms } = options;
  if (!statSync(build, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no folder ${build}. Build the site first.`);
  }
  const files = (await indexFiles(build)).sort();
  if (files.length === 0) throw new Error(`${build} holds no search-index.*.json.`);
  const batches = files.map(async (file): Promise<Batch> => {
    const [, lang, version] = INDEX_FILE.exec(path.basename(file))!;
    const name = [index, version].filter(Boolean).join('.');
    if (!INDEX_NAME.test(name)) throw new Error(`${file}: "${name}" cannot name an index.`);
    const documents = await readDocuments(file, domain);
    const statistics = statisticsOf(documents.map(preparePage));
    return { index: name, lang: lang!, documents, facts: { synonyms, statistics } };
  });
  return Promise.all(batches);
}
