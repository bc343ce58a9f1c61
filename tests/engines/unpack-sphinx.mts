import fs from 'node:fs/promises';
import path from 'node:path';
import { UsageError, runCommand, showProgress } from '@rslib-docs/kit/node/command';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { DebianPackages } from './debian-packages.mts';
import { ENGINES_CACHE, SPHINX_ROOT, runs, searchdIn } from './sphinx-files.mts';

const USAGE = `Usage: tsx tests/engines/unpack-sphinx.mts

Unpacks Debian's sphinxsearch, with the libraries that this system lacks, below .cache/engines for
the tests of the search gateway. Installs nothing. SEARCHD names a daemon to take instead.

Exit codes: 0 it is there, 1 it cannot be had, 2 wrong usage.`;

const PACKAGE = 'sphinxsearch';

async function unpack(): Promise<void> {
  const debian = new DebianPackages(path.join(ENGINES_CACHE, 'debian'));
  showProgress(`Looking for ${PACKAGE} …`);
  await debian.prepare(PACKAGE);
  const names = await debian.missingFor(PACKAGE);
  console.log(`Unpacking Debian packages: ${names.join(' ')}`);
  const draft = `${SPHINX_ROOT}.draft`;
  const clean = () => void fs.rm(draft, { recursive: true, force: true });
  await withCleanup(async () => {
    await fs.rm(draft, { recursive: true, force: true });
    await debian.unpack(names, draft);
    if (!runs(searchdIn(draft))) {
      throw new Error(`${draft}/usr/bin/searchd does not run: does it lack a library? Ask ldd.`);
    }
    await fs.rm(SPHINX_ROOT, { recursive: true, force: true });
    await fs.rename(draft, SPHINX_ROOT);
  }, clean);
}

async function main(args: readonly string[]): Promise<void> {
  if (args.length > 0) throw new UsageError(`Unknown argument "${args[0]}".`);
  const { SEARCHD } = process.env;
  if (runs(searchdIn())) return console.log(`${searchdIn().command} runs.`);
  if (SEARCHD) throw new Error(`SEARCHD is "${SEARCHD}", but that does not run.`);
  await unpack();
}

await runCommand(USAGE, main);
