import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { showProgress } from '@rslib-docs/kit/node/command';
import { readDeclaredOptions, type DeclaredOptions } from './declared-options.mts';
import { chooseVersions, tellHistory, type History, type PublishedVersion } from './history.mts';

const PACKAGE = '@rslib/core';
/** In a published package; the second is where the first version had them. */
const DECLARATIONS = [
  'package/dist-types/types/config.d.ts',
  'package/dist-types/types/config/index.d.ts',
];
/** Below the project: archives as the registry gave them. */
const CACHE = '.cache/published';

const run = promisify(execFile);
const npm = async (args: readonly string[], cwd: string): Promise<string> => {
  // npm is a script on Windows, which only a shell can start.
  const options = { cwd, maxBuffer: 1 << 26, shell: process.platform === 'win32' };
  try {
    return (await run('npm', [...args], options)).stdout;
  } catch (error) {
    const why = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    throw new Error(`npm ${args.join(' ')} failed: ${why}. Is the registry reachable?`, {
      cause: error,
    });
  }
};

/** Fetches a version once; `npm pack` compares what came with the integrity of the registry. */
async function fetchVersion(
  version: string,
  folder: string,
): Promise<[PublishedVersion, DeclaredOptions]> {
  const record = path.join(folder, `${version}.json`);
  const known = await fs.readFile(record, 'utf8').catch(() => undefined);
  const packed =
    known ?? (await npm(['pack', `${PACKAGE}@${version}`, '--json', '--prefer-offline'], folder));
  const [{ filename, integrity }] = JSON.parse(packed) as [{ filename: string; integrity: string }];
  if (known === undefined) await fs.writeFile(record, packed);
  const { stdout: names } = await run('tar', ['-tzf', filename], { cwd: folder });
  const file = DECLARATIONS.find((one) => names.split(/\r?\n/).includes(one));
  if (!file) throw new Error(`${PACKAGE}@${version} has none of ${DECLARATIONS.join(', ')}.`);
  const { stdout } = await run('tar', ['-xzOf', filename, file], { cwd: folder });
  return [{ version, integrity }, readDeclaredOptions(stdout, `${PACKAGE}@${version}`)];
}

/**
 * Compares the published versions up to `installed`. Needs the network, npm and tar.
 * @throws Error saying which version could not be fetched or read
 */
export async function readPublishedHistory(root: string, installed: string): Promise<History> {
  const folder = path.join(root, CACHE);
  await fs.mkdir(folder, { recursive: true });
  const published = JSON.parse(await npm(['view', PACKAGE, 'versions', '--json'], folder));
  const chosen = chooseVersions(published as string[], installed);
  const fetched: Awaited<ReturnType<typeof fetchVersion>>[] = [];
  for (const [index, version] of chosen.entries()) {
    showProgress(`${index + 1} of ${chosen.length}: ${PACKAGE}@${version}`);
    fetched.push(await fetchVersion(version, folder));
  }
  showProgress('');
  return tellHistory(
    fetched.map(([version]) => version),
    fetched.map(([, declared]) => declared),
  );
}
