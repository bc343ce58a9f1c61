import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** The project and its packages: they come with it, and have no hash. */
const OWN = /^(?:packages\/[\w-]+)?$/;

interface Lockfile {
  packages: Record<string, { version?: string; link?: boolean }>;
}
interface Bill {
  bomFormat: string;
  components: { name: string; version: string; hashes?: { alg: string; content: string }[] }[];
}

it('the bill of materials names every package of the lockfile, with its hash', async () => {
  const lockfile = JSON.parse(
    await fs.readFile(path.join(ROOT, 'package-lock.json'), 'utf8'),
  ) as Lockfile;
  const packages = Object.entries(lockfile.packages)
    .filter(([folder, { link }]) => !OWN.test(folder) && !link)
    .map(([folder, { version }]) => `${folder.split('node_modules/').pop()}@${version}`);
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: ROOT,
    maxBuffer: MAX_OUTPUT_BYTES,
    shell: process.platform === 'win32',
  });
  const bill = JSON.parse(stdout) as Bill;
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  expect(packages.filter((one) => !listed.has(one))).toEqual([]);
  const folders = Object.keys(lockfile.packages).filter((folder) => OWN.test(folder));
  // The bill has the scope of a name apart.
  const own = folders.map((folder) => folder.split('/').at(-1)!);
  const unhashed = bill.components.filter(
    ({ name, hashes }) => !own.includes(name) && !hashes?.[0]?.content,
  );
  expect(unhashed.map(({ name }) => name)).toEqual([]);
}, 60_000);
