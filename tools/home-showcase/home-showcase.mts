import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { EXIT, UsageError, parseFlags, runCommand } from '@rslib-docs/kit/node/command';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA = 'src/features/home/showcase.json';
const USAGE = `Usage: npm run site -- home-showcase [--write] [--data <file>]

Builds the sample of the home page with the installed Rslib and compares it with what the page shows:
${DATA}, or the given file. With --write it writes that file.

Exit codes: 0 written or the same, 1 different, 2 wrong usage.`;

/** Content hashes of Module Federation depend on where the packages are installed. */
const withoutHashes = (text: string) => text.replace(/\.[0-9a-f]{10}\.js/g, '.hash.js');

await runCommand(USAGE, async (args) => {
  const { write, data } = parseFlags(args, {
    write: { type: 'boolean', default: false },
    data: { type: 'string', default: DATA },
  });
  const file = path.resolve(ROOT, data);
  const shown = write ? '' : await fs.readFile(file, 'utf8').catch(() => undefined);
  if (shown === undefined) throw new UsageError(`There is no file ${data} to compare with.`);
  // Loaded late: help and wrong usage must answer at once.
  const [{ format }, { generateShowcase }] = await Promise.all([
    import('prettier'),
    import('./generate.mts'),
  ]);
  const fresh = await format(JSON.stringify(await generateShowcase()), {
    parser: 'json',
    printWidth: 100,
  });
  if (write) {
    writeFiles(ROOT, new Map([[path.relative(ROOT, file), fresh]]));
    return EXIT.ok;
  }
  if (withoutHashes(shown) === withoutHashes(fresh)) return EXIT.ok;
  console.error(
    'Rslib now builds the sample of the home page differently. Run "npm run site -- home-showcase --write", ' +
      `look at the home page, and commit ${DATA}.`,
  );
  return EXIT.findings;
});
