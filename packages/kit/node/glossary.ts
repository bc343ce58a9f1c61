import fs from 'node:fs';
import path from 'node:path';
// Not by way of Docusaurus, which takes a second to load: the translators' command reads this too.
import Joi from 'joi';
import { parseYaml } from './yaml';
import { GLOSSARY_FILE, LONGEST_DEFINITION } from '../shared/glossary';
import type { Glossary, GlossaryTerm } from '../shared/glossary';

const ID = Joi.string().pattern(/^[a-z][a-z\d-]*$/, 'lower case with hyphens');
const WORDS = Joi.array().items(Joi.string()).min(1);
const DEFINITION = Joi.object({
  title: Joi.string().required(),
  definition: Joi.string().max(LONGEST_DEFINITION).required(),
  more: Joi.string(),
  mark: WORDS,
});
const TERM = Joi.object({
  en: Joi.string().required(),
  zh: Joi.string().required(),
  note: Joi.string(),
  search: WORDS,
  entry: Joi.object({ id: ID.required(), en: DEFINITION.required(), zh: DEFINITION.required() }),
});
const GROUP = Joi.object({
  id: ID.required(),
  en: Joi.string().required(),
  zh: Joi.string().required(),
  entries: Joi.array().items(ID).min(1).required(),
});
const GLOSSARY = Joi.object<Glossary>({
  groups: Joi.array().items(GROUP).required(),
  terms: Joi.array().items(TERM).required(),
}).required();

/** `terms[3].zh` with the word that people look for: `terms[3].zh (alias)`. */
function placeOf(path: readonly (string | number)[], value: unknown): string {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  const terms = (value as { terms?: readonly Partial<GlossaryTerm>[] } | null)?.terms;
  const word = path[0] === 'terms' ? terms?.[path[1] as number]?.en : undefined;
  return place.slice(1) + (word === undefined ? '' : ` (${word})`);
}

const twice = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

/** What the shape does not tell: names that stand twice, and entries that the page would lose. */
function findContradictions({ groups, terms }: Glossary): string[] {
  const entries = terms.flatMap(({ entry }) => entry?.id ?? []);
  const listed = groups.flatMap((group) => group.entries);
  return [
    ...twice(terms.map(({ en }) => en)).map((en) => `the term "${en}" stands twice`),
    ...twice([...entries, ...groups.map(({ id }) => id)]).map((id) => `two have the id "${id}"`),
    ...twice(listed).map((id) => `groups list the entry "${id}" twice`),
    ...listed
      .filter((id) => !entries.includes(id))
      .map((id) => `a group lists "${id}", which is the id of no entry`),
    ...entries
      .filter((id) => !listed.includes(id))
      .map((id) => `no group lists the entry "${id}"; add it to one`),
  ];
}

/** The glossary that a YAML text holds; an error names the place in it, and what is wrong. */
export function parseGlossary(text: string, file: string): Glossary {
  const fail = (what: string, cause?: unknown): never => {
    throw new Error(`${file}: ${what}. Correct it.`, { cause });
  };
  let data: unknown;
  try {
    data = parseYaml(text);
  } catch (error) {
    return fail((error as Error).message.split('\n')[0]!.replace(/:$/, ''), error);
  }
  const { error, value } = GLOSSARY.validate(data, { errors: { label: false } });
  if (error) {
    const { path, message } = error.details[0]!;
    return fail(`${placeOf(path, data)} ${message}`.trim(), error);
  }
  const contradictions = findContradictions(value);
  return contradictions.length === 0 ? value : fail(contradictions.join('; '));
}

/** The glossary of the project; an empty one where it keeps none. */
export function readGlossary(siteDir: string): Glossary {
  const file = path.join(siteDir, GLOSSARY_FILE);
  if (!fs.existsSync(file)) return { groups: [], terms: [] };
  return parseGlossary(fs.readFileSync(file, 'utf8'), GLOSSARY_FILE);
}

/** Words that mean the same, in any language: each list stands for one thing. */
export function synonymsOf({ terms }: Glossary): (readonly string[])[] {
  return terms.flatMap(({ search }) => (search ? [search] : []));
}
