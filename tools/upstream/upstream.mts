import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import fs from 'node:fs/promises';
import { withPublishedPackage } from './published-package.mts';
import { rehearse } from './rehearse.mts';
import {
  UPSTREAM_LOCK,
  findUpstreamChanges,
  readInstalledUpstream,
  readUpstreamLock,
  splitFile,
} from '@rslib-docs/runtime/upstream/compare';
import { adviceOn } from '@rslib-docs/runtime/upstream/upstream-error';
import { LOCK_FILE, compare, readLock, readUpstreams, type State } from './theme-components.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run site -- upstream [--write]
       npm run site -- upstream --against <version>

Each slot of src/theme/ replaces a component of Docusaurus, and packages/runtime/upstream lists the
modules that are replaced, changed, parsed or imported from inside. This shows which of these differ
from those that ours were last compared with, and how: run it after an upgrade, carry over what
matters, correct the version in the slot's comment. Then --write keeps the installed ones as
compared (${LOCK_FILE}, ${UPSTREAM_LOCK}).

--against says of each what another published version of Docusaurus would change (network).

Exit codes: 0 no differences, 1 differences, 2 wrong usage.`;

async function showDifference(
  name: string,
  place: { package: string; file: string },
  before: string,
  after: { version: string; text: string },
): Promise<void> {
  const { createTwoFilesPatch } = await import('diff');
  const old = await withPublishedPackage(place.package, before, (folder) =>
    fs.readFile(path.join(folder, place.file), 'utf8'),
  );
  console.log(createTwoFilesPatch(name, name, old, after.text, before, after.version));
}

const SAYS: Readonly<Record<State, string>> = {
  changed: 'has changed since the slot was compared with it',
  new: 'was never compared with its slot',
  gone: 'is not there any more: the slot replaces nothing, or was removed',
};

/** Says what another version would change, without installing it. */
async function showRehearsal([version, ...rest]: readonly string[]): Promise<number> {
  if (!version || rest.length > 0) throw new UsageError('--against needs one version.');
  const results = await rehearse(ROOT, version);
  for (const { name, file, state, added, removed } of results) {
    const lines = state === 'changed' ? ` (+${added} -${removed} lines)` : '';
    console.log(`${state.padEnd(8)}${name}: ${file}${lines}`);
  }
  const isSame = results.every(({ state }) => state === 'same');
  return isSame ? EXIT.ok : EXIT.findings;
}

/** Shows what has changed of the modules of the inventory; how many have. */
async function showModules(): Promise<number> {
  const [lock, installed] = [readUpstreamLock(ROOT), readInstalledUpstream(ROOT)];
  const changes = findUpstreamChanges(lock, installed);
  for (const { row, file, state } of changes) {
    console.log(`Upstream "${row}": ${file} is ${state}. ${adviceOn(row)}`);
    const [before, after] = [lock[file], installed.get(file)];
    if (!before || !after) continue;
    await showDifference(file, splitFile(file), before.version, after);
  }
  return changes.length;
}

async function main([command, ...rest]: readonly string[]): Promise<number> {
  if (command === '--against') return showRehearsal(rest);
  if ((command !== undefined && command !== '--write') || rest.length > 0) {
    throw new UsageError(`Unknown argument "${rest[0] ?? command}".`);
  }
  const upstreams = await readUpstreams(ROOT);
  if (command === '--write') {
    if (upstreams.orphans.length > 0) {
      throw new Error(`Remove these slots, they replace nothing: ${upstreams.orphans.join(', ')}.`);
    }
    const lock = Object.entries(upstreams.found).map(([name, { version, sha256 }]) => [
      name,
      { version, sha256 },
    ]);
    const modules = [...readInstalledUpstream(ROOT)].map(([file, { version, sha256 }]) => [
      file,
      { version, sha256 },
    ]);
    const toText = (entries: unknown[][]) =>
      `${JSON.stringify(Object.fromEntries(entries as [string, unknown][]), null, 2)}\n`;
    writeFiles(
      ROOT,
      new Map([
        [LOCK_FILE, toText(lock)],
        [UPSTREAM_LOCK, toText(modules)],
      ]),
    );
    console.log(`${lock.length} components and ${modules.length} modules recorded as compared.`);
    return EXIT.ok;
  }
  const lock = await readLock(ROOT);
  const states = compare(lock, upstreams);
  for (const [name, state] of states) {
    console.log(`${name} ${SAYS[state]}.`);
    const [before, after] = [lock[name], upstreams.found[name]];
    if (!before || !after) continue;
    await showDifference(name, after, before.version, after);
  }
  const moduleChanges = await showModules();
  if (states.size + moduleChanges > 0) return EXIT.findings;
  console.log(`${Object.keys(lock).length} components are as they were compared, and all modules.`);
  return EXIT.ok;
}

await runCommand(USAGE, main);
