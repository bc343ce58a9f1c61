import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

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
    .filter(([folder, { link }]) => folder !== '' && !link)
    .map(([folder, { version }]) => `${folder.split('node_modules/').pop()}@${version}`);
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    maxBuffer: MAX_OUTPUT_BYTES,
    shell: process.platform === 'win32',
  });
  const bill = JSON.parse(stdout) as Bill;
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  expect(packages.filter((one) => !listed.has(one))).toEqual([]);
  const unhashed = bill.components.filter(({ hashes }) => !hashes?.[0]?.content);
  expect(unhashed.map(({ name }) => name)).toEqual([]);
}, 60_000);
