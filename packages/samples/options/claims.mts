import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chineseFile, TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { readSections } from '@rslib-docs/translations/core/sections';
import type { Finding } from '../runner/fences.mts';
import { SCRIPTS } from '../runner/packages.mts';
import {
  CLI_PAGE,
  CLI_SECTIONS,
  DOCUMENTED_IN_PART,
  EXPORT_LISTS,
  OTHER_TYPES,
  UNDOCUMENTED,
  type ExportList,
} from './facts.mts';
import type { OptionPage } from './option-pages.mts';
import type { PackageTypes } from './package-types.mts';

const FACTS = 'packages/samples/options/facts.mts';
const isEnglish = ({ file }: { file: string }): boolean => file.startsWith('docs/');

/** The option of a page, and those of its headings, with the key under which a type is looked up. */
export const typedOptions = ({ file, option, type, lineOf, entries }: OptionPage) => [
  { key: file, name: option, type, line: lineOf('type') },
  ...entries.map(({ name, type: own, line }) => ({
    key: `${file}#${name}`,
    name,
    type: own,
    line,
  })),
];

/** Types that are others in the package, or none. */
function checkTypes(page: OptionPage, types: PackageTypes): Finding[] {
  return typedOptions(page).flatMap(({ key, name, type, line }): Finding[] => {
    const at = { file: page.file, line };
    const broken = types.broken.get(key);
    if (broken !== undefined)
      return [{ ...at, message: `the type of "${name}" cannot be read: ${broken}` }];
    if (Object.hasOwn(OTHER_TYPES, name) || types.isSame(key, name)) return [];
    const message = `the type of "${name}" differs from the package`;
    return [{ ...at, message, expected: type, actual: types.describe(name) }];
  });
}

function checkPage(page: OptionPage, types: PackageTypes): Finding[] {
  const { file, option, topLevel, headings, lineOf } = page;
  const findings: Finding[] = [];
  const add = (line: number, message: string): void => void findings.push({ file, line, message });
  if (!types.typeOf(option)) {
    add(lineOf('option'), `the package has no option "${option}"`);
    return findings;
  }
  if (topLevel !== types.keysOf('Top').includes(option)) {
    const where = topLevel ? 'must be in a lib item' : 'may stand at the top level';
    add(lineOf('topLevel'), `"${option}" ${where}, by the types of the package`);
  }
  for (const { name, line } of headings) {
    if (!types.typeOf(name)) add(line, `the package has no option "${name}"`);
    else if (isEnglish(page) && !page.entries.some((entry) => entry.name === name))
      add(line, `"${name}" has no facts; add it to "options" of the front matter`);
  }
  // Members of an option of Rslib itself that neither its type nor a heading names.
  const members = Object.hasOwn(DOCUMENTED_IN_PART, option) ? [] : types.membersOf(option);
  for (const name of members) {
    const isInType = new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(page.type);
    if (!isInType && !headings.some((heading) => heading.name === `${option}.${name}`))
      add(lineOf('type'), `"${option}.${name}" is not documented`);
  }
  return [...findings, ...checkTypes(page, types)];
}

/** Options of the package without a page, and entries of the list that are documented or gone. */
function checkCoverage(pages: readonly OptionPage[], types: PackageTypes): Finding[] {
  const documented = new Set(pages.map(({ option }) => option));
  const keys = [...types.keysOf('Own'), ...types.keysOf('Top')];
  const known = new Set(keys.filter((name) => !name.startsWith('_')));
  const messages = [
    ...[...known]
      .filter((name) => !documented.has(name) && !Object.hasOwn(UNDOCUMENTED, name))
      .map(
        (name) =>
          `no page documents the option "${name}"; write one, or say in UNDOCUMENTED why not`,
      ),
    ...Object.keys(UNDOCUMENTED)
      .filter((name) => documented.has(name) || !known.has(name))
      .map((name) => `"${name}" in UNDOCUMENTED is documented or no option; remove it`),
  ];
  return messages.map((message) => ({ file: FACTS, line: 1, message }));
}

/** Compares what option pages claim with the declarations of the installed package. */
export function checkClaims(types: PackageTypes, pages: readonly OptionPage[]): Finding[] {
  return [
    ...pages.flatMap((page) => checkPage(page, types)),
    ...checkCoverage(pages.filter(isEnglish), types),
  ];
}

/** Flags without a table row: they ask the command itself. */
const META_FLAGS = ['-v', '--version'];
/** Flags of `build` that set no option. */
const NO_OPTION = ['-w', '--watch'];

/** Flags that a help text lists, with the opposite form where it names one. */
export function parseHelp(help: string): string[] {
  const options = help.split('Options:')[1];
  if (options === undefined) throw new Error(`No "Options:" are in this help:\n${help}`);
  const flags = options.split('\n').flatMap((line) => {
    const [, short, long] = /^ {2}(?:(-\w), )?(--[\w-]+)/.exec(line) ?? [];
    const opposite = /\(use (--no-[\w-]+)/.exec(line)?.[1];
    return [short, long, opposite].filter((flag) => flag !== undefined);
  });
  return [...new Set(flags)];
}

/** Flags that a page names in the first column of its tables. */
export function parseFlagTable(source: string): string[] {
  const codes = source.match(/^\|[^|]*\|/gm)?.flatMap((cell) => cell.match(/`[^`]+`/g) ?? []) ?? [];
  return [...new Set(codes.flatMap((code) => code.match(/(?<![\w-])--?[a-z][\w-]*/g) ?? []))];
}

async function readHelp(root: string, command: string): Promise<string[]> {
  const args = [path.join(root, SCRIPTS.rslib), command, '--help'];
  const env = { ...process.env, NO_COLOR: '1' };
  return parseHelp((await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout);
}

async function readBoth(root: string, page: string) {
  const files = [page, `${TRANSLATIONS}/${chineseFile(page)}`];
  return Promise.all(
    files.map(async (file) => {
      const { sections } = await readSections(await fs.readFile(path.join(root, file), 'utf8'));
      return { file, sections: new Map(sections.map((section) => [section.id, section])) };
    }),
  );
}

const without = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((one) => !others.includes(one));

/** Compares the tables of flags, and the flags of option pages, with what the command says. */
export async function checkFlags(
  project: string,
  root: string,
  pages: readonly OptionPage[],
): Promise<Finding[]> {
  const helps = new Map<string, string[]>();
  for (const command of Object.keys(CLI_SECTIONS))
    helps.set(command, await readHelp(project, command));
  const both = await readBoth(root, CLI_PAGE);
  const findings = both.flatMap(({ file, sections }) =>
    [...helps].flatMap(([command, help]) => {
      const own = CLI_SECTIONS[command]!;
      const listed = own.flatMap((id) => parseFlagTable(sections.get(id)?.source ?? ''));
      const messages = [
        ...without(help, [...listed, ...META_FLAGS]).map(
          (flag) => `"rslib ${command}" has ${flag}, which the page does not list`,
        ),
        ...without(listed, help).map((flag) => `"rslib ${command}" has no flag ${flag}`),
      ];
      const line = sections.get(own.at(-1)!)?.line ?? 1;
      return messages.map((message) => ({ file, line, message }));
    }),
  );
  const entries = pages.flatMap(({ file, entries: own }) =>
    own.map(({ name, cli, line }) => ({ file, option: name, cli, lineOf: () => line })),
  );
  return [...findings, ...checkPageFlags(helps, [...pages, ...entries])];
}

/** Each flag that an option page names exists, and each that only `build` has is named by a page. */
export function checkPageFlags(
  helps: ReadonlyMap<string, readonly string[]>,
  pages: readonly Pick<OptionPage, 'file' | 'option' | 'cli' | 'lineOf'>[],
): Finding[] {
  const build = helps.get('build') ?? [];
  const unknown = pages.flatMap(({ file, option, cli, lineOf }) =>
    without(cli, build).map((flag) => {
      const message = `"rslib build" has no flag ${flag} for "${option}"`;
      return { file, line: lineOf('cli'), message };
    }),
  );
  const named = pages.filter(isEnglish).flatMap(({ cli }) => cli);
  const shared = [...(helps.get('inspect') ?? []), ...META_FLAGS, ...NO_OPTION];
  const missing = without(build, [...shared, ...named]).map((flag) => {
    const message = `no option page names ${flag} under "cli"; add it to the page of its option`;
    return { file: CLI_PAGE, line: 1, message };
  });
  return [...unknown, ...missing];
}

function readNames(source: string, { lines, first }: ExportList): string[] {
  const items = source.split('\n').filter((text) => lines.test(text));
  return items.flatMap((text) => {
    const names = [...text.matchAll(/`([\w$]+)`/g)].map(([, name]) => name!);
    return first ? names.slice(0, 1) : names;
  });
}

export async function checkExports(types: PackageTypes, root: string): Promise<Finding[]> {
  const findings = EXPORT_LISTS.map(async (list) => {
    const names = list.kind === 'types' ? types.typeExports() : types.keysOf('Public');
    const both = await readBoth(root, list.page);
    return both.flatMap(({ file, sections }) => {
      const { line = 1, source = '' } = sections.get(list.section) ?? {};
      const listed = readNames(source, list);
      const messages = [
        ...without(names, listed).map((name) => `the export "${name}" is not listed`),
        ...without(listed, names).map((name) => `the package does not export "${name}"`),
      ];
      return messages.map((message) => ({ file, line, message }));
    });
  });
  return (await Promise.all(findings)).flat();
}
