import fs from 'node:fs/promises';
import path from 'node:path';
import { chineseFile, TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { readSections } from '@rslib-docs/translations/core/sections';
import type { Finding } from '../runner/finding.mts';
import { parseFlagTable, readHelp } from './command-flags.mts';
import { CLI_PAGE, CLI_SECTIONS, EXPORT_LISTS, type ExportList } from './facts.mts';
import type { OptionPage } from './option-pages.mts';
import type { PackageTypes } from './package-types.mts';

/** Flags without a table row: they ask the command itself. */
const META_FLAGS = ['-v', '--version'];
/** Flags of `build` that set no option. */
const NO_OPTION = ['-w', '--watch'];

/** Sections of a page by id, in both languages. */
async function readBoth(root: string, page: string) {
  const files = [page, `${TRANSLATIONS}/${chineseFile(page)}`];
  return Promise.all(
    files.map(async (file) => {
      const { sections } = await readSections(await fs.readFile(path.join(root, file), 'utf8'));
      return { file, sections: new Map(sections.map((section) => [section.id, section])) };
    }),
  );
}

/** Compares the tables of flags, and the flags of option pages, with what the command says. */
export async function checkFlags(
  project: string,
  root: string,
  pages: readonly OptionPage[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const both = await readBoth(root, CLI_PAGE);
  const helps = await Promise.all(
    Object.keys(CLI_SECTIONS).map(
      async (command) => [command, await readHelp(project, command)] as const,
    ),
  );
  for (const { file, sections } of both) {
    for (const [command, help] of helps) {
      const own = CLI_SECTIONS[command]!;
      const line = sections.get(own.at(-1)!)?.line ?? 1;
      const listed = own.flatMap((id) => parseFlagTable(sections.get(id)?.source ?? ''));
      const add = (message: string): void => void findings.push({ file, line, message });
      for (const flag of help) {
        if (!listed.includes(flag) && !META_FLAGS.includes(flag))
          add(`"rslib ${command}" has ${flag}, which the page does not list`);
      }
      for (const flag of listed) {
        if (!help.includes(flag)) add(`"rslib ${command}" has no flag ${flag}`);
      }
    }
  }
  const entries = pages.flatMap(({ file, entries: own }) =>
    own.map(({ name, cli, line }) => ({ file, option: name, cli, lineOf: () => line })),
  );
  return [...findings, ...checkPageFlags(new Map(helps), [...pages, ...entries])];
}

/** Each flag that an option page names exists, and each that only `build` has is named by a page. */
export function checkPageFlags(
  helps: ReadonlyMap<string, readonly string[]>,
  pages: readonly Pick<OptionPage, 'file' | 'option' | 'cli' | 'lineOf'>[],
): Finding[] {
  const findings: Finding[] = [];
  const build = new Set(helps.get('build'));
  for (const { file, option, cli, lineOf } of pages) {
    for (const flag of cli) {
      if (!build.has(flag))
        findings.push({
          file,
          line: lineOf('cli'),
          message: `"rslib build" has no flag ${flag} for "${option}"`,
        });
    }
  }
  const english = pages.filter(({ file }) => file.startsWith('docs/'));
  const named = new Set(english.flatMap(({ cli }) => cli));
  const shared = new Set([...(helps.get('inspect') ?? []), ...META_FLAGS, ...NO_OPTION]);
  for (const flag of build) {
    if (!shared.has(flag) && !named.has(flag))
      findings.push({
        file: CLI_PAGE,
        line: 1,
        message: `no option page names ${flag} under "cli"; add it to the page of its option`,
      });
  }
  return findings;
}

/** The names that a section lists as exports. */
function readNames(source: string, { lines, first }: ExportList): string[] {
  const items = source.split('\n').filter((text) => lines.test(text));
  return items.flatMap((text) => {
    const names = [...text.matchAll(/`([\w$]+)`/g)].map(([, name]) => name!);
    return first ? names.slice(0, 1) : names;
  });
}

/** Compares the names that pages list as exports with those of the package. */
export async function checkExports(types: PackageTypes, root: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const list of EXPORT_LISTS) {
    const names = list.kind === 'types' ? types.typeExports() : types.keysOf('Public');
    for (const { file, sections } of await readBoth(root, list.page)) {
      const section = sections.get(list.section);
      const line = section?.line ?? 1;
      const listed = readNames(section?.source ?? '', list);
      for (const name of names) {
        if (!listed.includes(name))
          findings.push({ file, line, message: `the export "${name}" is not listed` });
      }
      for (const name of listed) {
        if (!names.includes(name))
          findings.push({ file, line, message: `the package does not export "${name}"` });
      }
    }
  }
  return findings;
}
