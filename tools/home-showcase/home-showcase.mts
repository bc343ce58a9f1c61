import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { generateShowcase } from './generate.mts';

/**
 * `npm run home-showcase` writes what the home page shows; with `--check` it fails where a fresh
 * run of Rslib gives something else than the committed file.
 */
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    data: {
      type: 'string',
      default: path.join(import.meta.dirname, '../../src/features/home/showcase.json'),
    },
  },
});

/** Content hashes of Module Federation depend on where the packages are installed. */
const withoutHashes = (text: string) => text.replace(/\.[0-9a-f]{10}\.js/g, '.hash.js');

const fresh = await format(JSON.stringify(await generateShowcase()), {
  parser: 'json',
  printWidth: 100,
});
if (!values.check) {
  await fs.writeFile(values.data, fresh);
} else if (withoutHashes(await fs.readFile(values.data, 'utf8')) !== withoutHashes(fresh)) {
  console.error(
    'Rslib now builds the sample of the home page differently. Run "npm run home-showcase", look at the home page, and commit src/features/home/showcase.json.',
  );
  process.exitCode = 1;
}
