import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { earlierSource } from './earlier-source.mts';
import { LOCK_FILE, compare, readLock, readUpstreams, type State } from './upstream.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run theme:diff [-- accept]

Each slot of src/theme/ replaces a component of Docusaurus. This shows which of these components
differ from those that the slots were last compared with, and how: run it after an upgrade, carry
over what matters, correct the version in the slot's comment. Then "accept" keeps the installed
components as compared (${LOCK_FILE}).

Exit codes: 0 no differences, 1 differences, 2 wrong usage.`;

const SAYS: Readonly<Record<State, string>> = {
  changed: 'has changed since the slot was compared with it',
  new: 'was never compared with its slot',
  gone: 'is not there any more: the slot replaces nothing, or was removed',
};

async function main([command, ...rest]: readonly string[]): Promise<number> {
  if ((command !== undefined && command !== 'accept') || rest.length > 0) {
    throw new UsageError(`Unknown argument "${rest[0] ?? command}".`);
  }
  const upstreams = await readUpstreams(ROOT);
  if (command === 'accept') {
    if (upstreams.orphans.length > 0) {
      throw new Error(`Remove these slots, they replace nothing: ${upstreams.orphans.join(', ')}.`);
    }
    const lock = Object.entries(upstreams.found).map(([name, { version, sha256 }]) => [
      name,
      { version, sha256 },
    ]);
    const text = JSON.stringify(Object.fromEntries(lock), null, 2);
    writeFiles(ROOT, new Map([[LOCK_FILE, `${text}\n`]]));
    console.log(`${Object.keys(upstreams.found).length} components kept as compared.`);
    return EXIT.ok;
  }
  const lock = await readLock(ROOT);
  const states = compare(lock, upstreams);
  for (const [name, state] of states) {
    console.log(`${name} ${SAYS[state]}.`);
    const [before, after] = [lock[name], upstreams.found[name]];
    if (!before || !after) continue;
    const { createTwoFilesPatch } = await import('diff');
    const old = await earlierSource(after, before.version);
    console.log(createTwoFilesPatch(name, name, old, after.text, before.version, after.version));
  }
  if (states.size > 0) return EXIT.findings;
  console.log(`${Object.keys(lock).length} components are as they were compared.`);
  return EXIT.ok;
}

await runCommand(USAGE, main);
