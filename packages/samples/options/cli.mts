import path from 'node:path';
import {
  EXIT,
  UsageError,
  countFindings,
  parseFlags,
  runCommand,
} from '@rslib-docs/kit/node/command';
import { formatFinding, type Finding } from '../runner/fences.mts';
import { installPackages, readJson } from '../runner/packages.mts';
import { checkClaims, checkExports, checkFlags, typedOptions } from './claims.mts';
import { checkDefaults } from './defaults.mts';
import { HISTORY_FILE, checkHistory, readHistory, writeHistory } from './history.mts';
import { checkMigrations } from './migrations.mts';
import { readOptionPages } from './option-pages.mts';
import { PackageTypes } from './package-types.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

const USAGE = `Usage: npm run site -- prove options [flags]

Compares the option pages, the page about the command and the list of exports with the installed
Rslib: names, types, flags, and defaults by building with and without the option. The version that
brought an option is compared with ${HISTORY_FILE}. The tables of options in the guides about moving to Rslib are compared with the types of both tools.

  --write            Adds the options that the installed version has brought to that file, then compares.
  --json             The findings as JSON.
  --root <folder>    Another folder with pages; default is this project.

Exit codes: 0 clean, 1 findings, 2 wrong usage.`;

async function main(args: readonly string[]): Promise<number> {
  const { write, json, root } = parseFlags(args, {
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    root: { type: 'string', default: PROJECT },
  });
  const pages = await readOptionPages(root);
  if (pages.length === 0) throw new UsageError(`${root} has no option pages.`);
  await installPackages(PROJECT);
  const documented = pages.flatMap(typedOptions).map(({ key, type }) => [key, type] as const);
  const types = new PackageTypes(PROJECT, new Map(documented));
  const rslib = path.join(PROJECT, 'node_modules/@rslib/core/package.json');
  const { version } = await readJson<{ version: string }>(rslib);
  if (write) await writeHistory(PROJECT, types, version);
  const findings: Finding[] = [
    ...checkHistory(await readHistory(PROJECT), pages, version),
    ...checkClaims(types, pages),
    ...(await checkFlags(PROJECT, root, pages)),
    ...(await checkExports(types, root)),
    ...(await checkMigrations(types, root)),
    ...(await checkDefaults(PROJECT, pages)),
  ];
  if (json) console.log(JSON.stringify({ findings }, null, 2));
  else {
    for (const finding of findings) console.log(formatFinding(finding));
    if (findings.length > 0) console.log(`\n${countFindings(findings.length)}.`);
    else console.log(`${pages.length} option pages agree with the package.`);
  }
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, main);
