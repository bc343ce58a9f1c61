import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import type { SearchDocument } from '@rslib-docs/search/engine/document';
import { createFrontMatterParser } from '../../../src/plugins/front-matter/parse';
import type { Judged } from '../measure.mts';
import { mistype, type Random } from './random.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** An option with the place that describes it. */
interface Option {
  name: string;
  page: string;
  /** Address of the section, of the page where the page is about nothing else. */
  section: string;
}

/** All options that pages state, by their paths below the configuration. */
async function readOptions(documents: readonly SearchDocument[]): Promise<Option[]> {
  const parse = createFrontMatterParser(ROOT, () => undefined);
  const options: Option[] = [];
  for (const file of (await listFiles(path.join(ROOT, 'docs/config'), '.mdx')).sort()) {
    const filePath = path.join(ROOT, 'docs/config', file);
    const source = readFileSync(filePath, 'utf8');
    const { frontMatter } = await parse({ filePath, fileContent: source });
    const { option, options: parts = {} } = frontMatter as {
      option?: string;
      options?: Record<string, unknown>;
    };
    const page = `/config/${file.replace(/(^|\/)index\.mdx$/, '$1').replace(/\.mdx$/, '')}`;
    const toc = documents.find(({ routePath }) => routePath === page)?.toc ?? [];
    for (const name of new Set([...(option ? [option] : []), ...Object.keys(parts)])) {
      const heading = toc.find(({ text }) => text === name || name.endsWith(`.${text}`));
      options.push({ name, page, section: heading ? `${page}#${heading.id}` : page });
    }
  }
  return options;
}

const words = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/** How people write the path of an option. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.replaceAll('.', ' '),
  (name) => name.replaceAll('.', '-'),
  (name) => words(name).replaceAll('.', ' ').toLowerCase(),
  (name) => words(name).replaceAll(/[. ]/g, '-').toLowerCase(),
  (name) => words(name).replaceAll(/[. ]/g, '_').toUpperCase(),
  (name) => name.replaceAll(/\.(.)/g, (_, letter: string) => letter.toUpperCase()),
];

const SHORTEST_MISTYPED = 6;
const SHORTEST_TWICE_MISTYPED = 9;

/** Paths of options in several spellings, and with one or two typing errors. */
export async function optionQueries(documents: readonly SearchDocument[], random: Random) {
  const options = await readOptions(documents);
  const judge = (query: string, name: string): Judged => {
    const right = options.filter((one) => one.name === name || one.name.endsWith(`.${name}`));
    const sections = right.map(({ section }) => section);
    return { query, pages: right.map(({ page }) => page), sections };
  };
  const spelled = options.flatMap(({ name }) =>
    [SPELLINGS[0]!, random.pick(SPELLINGS.slice(1)), random.pick(SPELLINGS.slice(1))].map((spell) =>
      judge(spell(name), name),
    ),
  );
  const mistyped = options.flatMap(({ name }) => {
    const { length } = name.replace(/[^a-z]/gi, '');
    const once = length < SHORTEST_MISTYPED ? [] : [mistype(name, random)];
    const twice = length < SHORTEST_TWICE_MISTYPED ? [] : [mistype(mistype(name, random), random)];
    return [...once, ...twice].map((query) => judge(query, name));
  });
  return { spelled, mistyped };
}
