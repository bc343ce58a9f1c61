import fs from 'node:fs/promises';
import path from 'node:path';
import { INVENTORY } from '@rslib-docs/runtime/upstream/inventory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FixtureSite } from '../../lib/fixture-site.mts';

const LINK = 'node_modules/@docusaurus/core/lib/client/exports/Link.js';
const TABS = 'node_modules/@docusaurus/theme-classic/lib/theme/Tabs/index.js';

let site: FixtureSite;
const upstream = (...args: string[]) =>
  site.run(['--import=tsx', 'tools/upstream/upstream.mts', ...args]);

beforeAll(async () => {
  site = await FixtureSite.create({ isEnglish: true });
  const scope = path.join(site.dir, 'node_modules/@docusaurus');
  const source = await fs.realpath(scope);
  await fs.rm(scope);
  await fs.mkdir(scope);
  for (const name of await fs.readdir(source)) {
    if (name === 'core' || name === 'theme-classic')
      await fs.cp(path.join(source, name), path.join(scope, name), { recursive: true });
    else await fs.symlink(path.join(source, name), path.join(scope, name));
  }
});
afterAll(() => site.remove());

it('nothing is said of the version that ours was compared with', async () => {
  const { code, output } = await upstream();
  expect(code, output).toBe(0);
  expect(output).toMatch(/^\d+ files are as they were compared\.$/m);
});

it('after an upgrade the build stops, until what has changed is recorded @F242', async () => {
  for (const file of [LINK, TABS])
    await site.write(file, `${await site.read(file)}\n// Of another version.\n`);
  const built = await site.build();
  expect(built.code, built.output).toBe(1);
  expect(built.output).toContain(
    'Upstream "link": @docusaurus/core/lib/client/exports/Link.js is changed',
  );
  expect(built.output).toContain(INVENTORY.link.onChange);
  expect(built.output).toContain('npm run site -- upstream --write');

  const { code, output } = await upstream();
  expect(code, output).toBe(1);
  expect(output).toContain('Upstream "link": @docusaurus/core/lib/client/exports/Link.js is');
  expect(output).toContain('Upstream "src/theme/Tabs": @docusaurus/theme-classic/lib/theme/Tabs/');
  expect((await upstream('--write')).code).toBe(0);
  expect((await upstream()).code).toBe(0);

  await site.write('src/theme/Gone/index.tsx', '/* Ejected from theme-classic 3.10.2: why. */\n');
  const refused = await upstream('--write');
  expect(refused.code, refused.output).toBe(1);
  expect(refused.output).toContain('Upstream "src/theme/Gone"');
}, 240_000);
