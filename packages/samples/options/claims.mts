import type { Finding } from '../runner/finding.mts';
import { DOCUMENTED_IN_PART, OTHER_TYPES, UNDOCUMENTED } from './facts.mts';
import type { OptionEntry, OptionPage } from './option-pages.mts';
import type { PackageTypes } from './package-types.mts';

const FACTS = 'packages/samples/options/facts.mts';
const isEnglish = ({ file }: OptionPage): boolean => file.startsWith('docs/');

/** The key under which the type of an entry is looked up. */
export const entryKey = ({ file }: OptionPage, { name }: OptionEntry): string => `${file}#${name}`;

function checkEntries(page: OptionPage, types: PackageTypes): Finding[] {
  const { file } = page;
  return page.entries.flatMap((entry): Finding[] => {
    const { name, type, line } = entry;
    const key = entryKey(page, entry);
    const broken = types.broken.get(key);
    if (broken !== undefined)
      return [{ file, line, message: `the type of "${name}" cannot be read: ${broken}` }];
    if (Object.hasOwn(OTHER_TYPES, name) || types.isSame(key, name)) return [];
    return [
      {
        file,
        line,
        message: `the type of "${name}" is another one in the package`,
        expected: type,
        actual: types.describe(name),
      },
    ];
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
  const broken = types.broken.get(file);
  if (broken !== undefined)
    add(lineOf('type'), `the type of "${option}" cannot be read: ${broken}`);
  else if (!Object.hasOwn(OTHER_TYPES, option) && !types.isSame(file, option)) {
    findings.push({
      file,
      line: lineOf('type'),
      message: `the type of "${option}" is another one in the package`,
      expected: page.type,
      actual: types.describe(option),
    });
  }
  for (const { name, line } of headings) {
    if (!types.typeOf(name)) add(line, `the package has no option "${name}"`);
    else if (isEnglish(page) && !page.entries.some((entry) => entry.name === name))
      add(line, `"${name}" has no facts; add it to "options" of the front matter`);
  }
  return [...findings, ...checkEntries(page, types)];
}

/** Options of the package without a page, and entries of the list that are documented or gone. */
function checkCoverage(pages: readonly OptionPage[], types: PackageTypes): Finding[] {
  const at = { file: FACTS, line: 1 };
  const documented = new Set(pages.map(({ option }) => option));
  const known = new Set(
    [...types.keysOf('Own'), ...types.keysOf('Top')].filter((name) => !name.startsWith('_')),
  );
  const missing = [...known].filter(
    (name) => !documented.has(name) && !Object.hasOwn(UNDOCUMENTED, name),
  );
  const stale = Object.keys(UNDOCUMENTED).filter(
    (name) => documented.has(name) || !known.has(name),
  );
  return [
    ...missing.map((name) => ({
      ...at,
      message: `no page documents the option "${name}"; write one, or say in UNDOCUMENTED why not`,
    })),
    ...stale.map((name) => ({
      ...at,
      message: `"${name}" in UNDOCUMENTED is documented or no option; remove it`,
    })),
  ];
}

/** Members of an option of Rslib itself that neither its type nor a heading names. */
function checkMembers(page: OptionPage, types: PackageTypes): Finding[] {
  if (Object.hasOwn(DOCUMENTED_IN_PART, page.option)) return [];
  return types
    .membersOf(page.option)
    .filter((name) => !new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(page.type))
    .filter((name) => !page.headings.some((heading) => heading.name === `${page.option}.${name}`))
    .map((name) => ({
      file: page.file,
      line: page.lineOf('type'),
      message: `"${page.option}.${name}" is not documented`,
    }));
}

/** Compares what option pages claim with the declarations of the installed package. */
export function checkClaims(types: PackageTypes, pages: readonly OptionPage[]): Finding[] {
  return [
    ...pages.flatMap((page) => [...checkPage(page, types), ...checkMembers(page, types)]),
    ...checkCoverage(pages.filter(isEnglish), types),
  ];
}
