import fs from 'node:fs/promises';
import path from 'node:path';
import { readSections } from '@rslib-docs/translations/core/sections';
import { listPages } from '@rslib-docs/translations/cli/project';

/** What the front matter of a page claims of an option that one of its headings names. */
export interface OptionEntry {
  name: string;
  type: string;
  cli: string[];
  line: number;
}

/** What the front matter of an option page claims, and the options that its headings name. */
export interface OptionPage {
  file: string;
  option: string;
  type: string;
  default: string;
  topLevel: boolean;
  cli: string[];
  /** Minor version that brought the option, and the one that deprecated it. */
  since?: string;
  deprecated?: string;
  /** `dts.bundle` from the heading "`dts.bundle`", with its line. */
  headings: { name: string; line: number }[];
  /** Facts of these options; translations have none of their own. */
  entries: OptionEntry[];
  lineOf: (key: string) => number;
}

function lineFinder(source: string): OptionPage['lineOf'] {
  const lines = source.split('\n');
  return (key) => Math.max(lines.findIndex((line) => line.startsWith(`${key}:`)) + 1, 1);
}

async function readPage(root: string, file: string): Promise<OptionPage | undefined> {
  const source = await fs.readFile(path.join(root, file), 'utf8');
  const { frontMatter, sections } = await readSections(source);
  if (typeof frontMatter.option !== 'string') return undefined;
  const claims = frontMatter as unknown as OptionPage;
  const { option, type, topLevel, cli = [], since, deprecated } = claims;
  const facts = (frontMatter.options ?? {}) as Record<string, { type: string; cli?: string[] }>;
  const names = Object.keys(facts);
  const headings = sections.flatMap(({ title, line }) => {
    const name = /^(?:lib\.)?(\w+(?:\.\w+)+)$/.exec(title)?.[1];
    if (name === undefined) return [];
    if (name.startsWith(`${option}.`)) return [{ name, line }];
    // Below `experiments.exe`, `exe.targets` is enough.
    const whole = names.find((one) => one.endsWith(`.${name}`));
    return whole === undefined ? [] : [{ name: whole, line }];
  });
  const lineOf = lineFinder(source);
  return {
    ...{ file, option, type, topLevel, cli, since, deprecated },
    default: String(frontMatter.default),
    headings,
    entries: names.map((name) => {
      const { type: own, cli: flags = [] } = facts[name]!;
      return { name, type: own, cli: flags, line: lineOf(`  ${name}`) };
    }),
    lineOf,
  };
}

export async function readOptionPages(root: string): Promise<OptionPage[]> {
  const pages = await listPages(root);
  const files = pages
    .flatMap((page) => [page.hasEnglish && page.english, page.hasChinese && page.chinese])
    .filter((file) => file !== false)
    .filter((file) => file.includes('/config/'));
  const read = await Promise.all(files.map((file) => readPage(root, file)));
  return read.filter((page) => page !== undefined);
}
