import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file of an earlier version of its package, from the registry or npm's cache. */
export async function earlierSource(
  { package: from, file }: { package: string; file: string },
  version: string,
): Promise<string> {
  const name = `${from}@${version}`;
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'theme-diff-'));
  try {
    const args = ['pack', name, '--pack-destination', dir, '--prefer-offline', '--silent'];
    const { stdout } = await run('npm', args, { shell: process.platform === 'win32' });
    await run('tar', ['-xzf', path.join(dir, stdout.trim()), '-C', dir]);
    return await fs.readFile(path.join(dir, 'package', file), 'utf8');
  } catch (error) {
    throw new Error(`${name} could not be fetched for comparison: ${(error as Error).message}`);
  } finally {
    await fs.rm(dir, { recursive: true });
  }
}
