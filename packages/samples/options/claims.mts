import type { Finding } from '../runner/finding.mts';
import { DOCUMENTED_IN_PART, OTHER_TYPES, UNDOCUMENTED } from './facts.mts';
import type { OptionPage } from './option-pages.mts';
import type { PackageTypes } from './package-types.mts';

const FACTS = 'packages/samples/options/facts.mts';
const isEnglish = ({ file }: OptionPage): boolean => file.startsWith('docs/');

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
    const message = `the type of "${name}" is another one in the package`;
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
