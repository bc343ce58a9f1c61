import fs from 'node:fs';
import path from 'node:path';
import { parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { licensesOf } from '@rslib-docs/kit/node/licenses';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { takeInputs, type Files } from './bundle.mts';
import { search } from './search.mts';
import { translations } from './translations.mts';
import { tsupToRslib } from './tsup-to-rslib.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const USAGE = `Usage: npm run site -- pack [--write]

Bundles the packages that other sites install. With --write, dist/ of each package is the folder that
npm packs or publishes: npm pack ./packages/search/dist

Exit codes: 0 bundled, 1 something does not fit, 2 wrong usage.`;

/** What a package consists of, by the name of its folder. */
const PACKAGES: Readonly<Record<string, () => Promise<Files>>> = {
  search,
  translations,
  'tsup-to-rslib': tsupToRslib,
};

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  peerDependencies?: Record<string, string>;
  publishConfig: Record<string, unknown>;
}

/** What the package.json of the workspace says to those who install it. */
function packageJson(folder: string): string {
  const file = path.join(ROOT, 'packages', folder, 'package.json');
  const { name, version, description, license, peerDependencies, publishConfig } = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  ) as Manifest;
  const own = { name, version, description, license, ...publishConfig };
  return `${JSON.stringify({ ...own, ...(peerDependencies && { peerDependencies }) }, null, 2)}\n`;
}

await runCommand(USAGE, async (args) => {
  const { write } = parseFlags(args, { write: { type: 'boolean' } });
  for (const [folder, bundle] of Object.entries(PACKAGES)) {
    const dir = path.join(ROOT, 'packages', folder);
    const files = new Map([
      ...(await bundle()),
      ['package.json', packageJson(folder)],
      ['README.md', fs.readFileSync(path.join(dir, 'README.md'), 'utf8')],
      ['LICENSES.txt', licensesOf(ROOT, takeInputs())],
      ['LICENSE', fs.readFileSync(path.join(ROOT, 'LICENSE'), 'utf8')],
    ]);
    const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    console.log(`${folder}: ${files.size} files, ${Math.ceil(bytes / 1024)} KB`);
    if (!write) continue;
    fs.rmSync(path.join(dir, 'dist'), { recursive: true, force: true });
    writeFiles(path.join(dir, 'dist'), files);
  }
});
