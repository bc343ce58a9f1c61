import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CUT, unfinished } from '../../lib/cut-site.mts';
import { FixtureSite, type CommandResult } from '../../lib/fixture-site.mts';

let site: FixtureSite;
beforeAll(async () => {
  site = await FixtureSite.create();
  await site.translate();
  await site.commit('Documentation of 1.0');
});
afterAll(() => site.remove());

/** Stops the command in the middle of its build. */
async function interrupted(): Promise<CommandResult> {
  const cache = path.join(site.dir, '.cache');
  let timer: NodeJS.Timeout | undefined;
  const result = await site.run([...CUT, '1.0'], {}, (child) => {
    timer = setInterval(() => {
      const works = existsSync(cache) ? readdirSync(cache) : [];
      // Docusaurus has begun to write what it builds from.
      if (works.some((work) => existsSync(path.join(cache, work, '.docusaurus')))) {
        child.kill('SIGINT');
      }
    }, 50);
  });
  clearInterval(timer);
  return result;
}

it('a version with a broken link is refused, the link is named, and nothing is left @F260', async () => {
  const page = 'docs/guide/basic/cli.mdx';
  await site.write(page, `${await site.read(page)}\n[Lost](./nowhere.mdx)\n`);
  await site.translate();
  await site.commit('A broken link');
  const { code, output } = await site.run([...CUT, '1.0']);
  expect(code).toBe(1);
  expect(output).toContain('./nowhere.mdx');
  expect(await unfinished(site)).toBe('');
  site.git('reset', '-q', '--hard', 'HEAD~1');
});

it('a cut that is interrupted leaves nothing behind @F260', async () => {
  const { code } = await interrupted();
  expect(code).toBe(130);
  expect(await unfinished(site)).toBe('');
});
