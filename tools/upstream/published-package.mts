import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Fetches a published version of a package, from the registry or npm's cache, and takes it away
 * again when the work is done.
 *
 * @param use gets the folder of the package.
 */
export async function withPublishedPackage<T>(
  name: string,
  version: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'published-'));
  const shown = `${name}@${version}`;
  try {
    const args = ['pack', shown, '--pack-destination', dir, '--prefer-offline', '--silent'];
    const { stdout } = await run('npm', args, { shell: process.platform === 'win32' });
    await run('tar', ['-xzf', path.join(dir, stdout.trim()), '-C', dir]);
  } catch (error) {
    await fs.rm(dir, { recursive: true });
    const { message } = error as Error;
    throw new Error(`${shown} could not be fetched for comparison: ${message}`, { cause: error });
  }
  try {
    return await use(path.join(dir, 'package'));
  } finally {
    await fs.rm(dir, { recursive: true });
  }
}
