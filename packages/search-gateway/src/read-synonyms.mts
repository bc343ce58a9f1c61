import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { GLOSSARY_FILE } from '@rslib-docs/kit/shared/glossary/contract';
import type { Synonyms } from '@rslib-docs/search/engine/synonyms';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The synonyms of a project's glossary, none where it keeps no glossary. The build of the project
 * checks the whole glossary; here only what is used has to be right.
 * @throws Error naming the file and what is wrong in it.
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
