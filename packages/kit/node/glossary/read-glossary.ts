import fs from 'node:fs';
import path from 'node:path';
import { GLOSSARY_FILE, type Glossary } from '../../shared/glossary/contract';
import { parseGlossary } from './parse-glossary';

/**
 * The glossary of the project; an empty one where it keeps none.
 * @throws Error naming what is wrong in the file
 */
export function readGlossary(siteDir: string): Glossary {
  const file = path.join(siteDir, GLOSSARY_FILE);
  if (!fs.existsSync(file)) return { groups: [], terms: [] };
  return parseGlossary(fs.readFileSync(file, 'utf8'), GLOSSARY_FILE);
}

/** Words that mean the same, in any language: each list stands for one thing. */
export function synonymsOf({ terms }: Glossary): (readonly string[])[] {
  return terms.flatMap(({ search }) => (search ? [search] : []));
}
