import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FixtureSite } from '../../lib/fixture-site.mts';

const BUILD = ['--import=tsx', 'tools/build/build.mts'];
/** Stands for the last good build: every one has a page for what is not found. */
const LAST = 'build/404.html';
const FAILING_DISK = `--import=${new URL('../../lib/failing-disk.mjs', import.meta.url).href}`;
/** In blocks of 512 bytes: enough for the generated files, too little for the app. */
const MAX_FILE_BLOCKS = 200;

let site: FixtureSite;
beforeAll(async () => {
  site = await FixtureSite.create();
});
beforeEach(() => site.write(LAST, 'untouched'));
afterAll(() => site.remove());

const restOf = async (folder: string) =>
  (await fs.readdir(path.join(site.dir, folder))).filter((name) => /^build\./.test(name));

/** Stops the build once it says something; it has begun to bundle where nothing is named. */
const stoppedBy = (signal: NodeJS.Signals, when = 'Creating an optimized') =>
  site.run(BUILD, {}, (child) =>
    child.stdout!.on('data', (text: string) => {
      // Each language says it; a second signal would kill what is cleaning up after the first.
      if (text.includes(when) && !child.killed) child.kill(signal);
    }),
  );

/** The last build is as it was; of the one that ended by itself nothing is left. */
async function expectUntouched({ isCleaned = true } = {}): Promise<void> {
  expect(await site.read(LAST)).toBe('untouched');
  if (isCleaned) expect(await restOf('.')).toEqual([]);
}

describe('a build that cannot end leaves the last one @F127', () => {
  it('when it is interrupted or killed, also between the two renames, and no rest of itself', async () => {
    const { code, output } = await stoppedBy('SIGINT');
    expect(code, output).toBe(130);
    await expectUntouched();
    for (const when of ['Creating an optimized', 'Generated static files', 'hold their styles']) {
      const killed = await stoppedBy('SIGKILL', when);
      expect(killed.code).not.toBe(0);
      expect(killed.output).toContain(when);
      await expectUntouched({ isCleaned: false });
    }
    await fs.rename(path.join(site.dir, 'build'), path.join(site.dir, 'build.old'));
    expect((await stoppedBy('SIGINT')).code).toBe(130);
    await expectUntouched();
  }, 480_000);

  it.each([
    ['ENOSPC', 'a Chinese page', '/zh/guide/start/quick-start.html'],
    ['ENOSPC', 'the rules for the host', '/_headers'],
    ['EROFS', 'the name of the folder', '/build.old'],
  ])('when the disk says %s to %s, and says so', async (failure, _name, at) => {
    const env = { NODE_OPTIONS: FAILING_DISK, DISK_FAILS_AT: at, DISK_FAILS_WITH: failure };
    const { code, output } = await site.run(BUILD, env);
    expect(code, output).toBe(1);
    expect(output).toMatch(new RegExp(`${failure}: the disk .*${at.replaceAll('.', '[.]')}`));
    expect(output).toContain('build/ was left unchanged.');
    await expectUntouched();
  });

  it('when nothing can be written beside it, and says so at once', async () => {
    await site.write('locked/build/404.html', 'untouched');
    const folder = path.join(site.dir, 'locked');
    // Nothing is read-only for root; a file in the way stops everybody.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await fs.rm(folder, { recursive: true }).then(() => fs.writeFile(folder, ''));
    else await fs.chmod(folder, 0o555);
    const { code, output } = await site.run([...BUILD, '--out-dir', 'locked/build']);
    expect(code, output).toBe(1);
    expect(output).toMatch(/Build failed: .*locked\/build/);
    expect(output).not.toContain('Creating an optimized');
    if (isRoot) return;
    await fs.chmod(folder, 0o755);
    expect(await site.read('locked/build/404.html')).toBe('untouched');
    expect(await restOf('locked')).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')(
    'when a file cannot be written to its end, and says so',
    async () => {
      // A limit to the size of files stops a write in its middle; to fill a disk takes a disk.
      const limited = `ulimit -f ${MAX_FILE_BLOCKS} && exec "$0" "$@"`;
      const { code, output } = await site.runCommand('sh', [
        '-c',
        limited,
        process.execPath,
        ...BUILD,
      ]);
      expect(code, output).toBe(1);
      expect(output).toMatch(
        /Build failed: Docusaurus (?:was stopped by SIGXFSZ|ended with exit code)/,
      );
      expect(output).toContain('build/ was left unchanged.');
      await expectUntouched();
    },
  );

  it('when the folder is not a build, which is wrong usage', async () => {
    const { code, output } = await site.run([...BUILD, '--out-dir', 'docs']);
    expect(code, output).toBe(2);
    expect(output).toContain('is not a build output folder');
  });
});
