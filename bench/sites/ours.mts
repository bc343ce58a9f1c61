import fs from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addExtraPages } from './docusaurus-project.mts';
import { linkPackages } from './project.mts';
import { ROOT, WORK, addressIn, type BenchSite } from './site.mts';

const DIR = path.join(WORK, 'ours/site');
const COPIED = [
  'blog', 'docs', 'i18n', 'packages', 'src', 'static', 'tools', 'docusaurus.config.ts', 'package.json',
  'package-lock.json', 'tsconfig.json',
]; // prettier-ignore

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};

/** The texts of extra pages were written for other places: their fragments may lead nowhere. */
async function acceptFragments(): Promise<void> {
  const file = path.join(DIR, 'docusaurus.config.ts');
  const text = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, text.replace("onBrokenAnchors: 'throw'", "onBrokenAnchors: 'ignore'"));
}

export const ours: BenchSite = {
  id: 'ours',
  name: 'This site',
  version,
  dir: DIR,
  output: path.join(DIR, 'build'),
  build: () => ({
    node: process.execPath,
    args: ['--import=tsx', 'tools/build/build.mts'],
    cwd: DIR,
    // The packages of the copy are linked to this checkout, and would take its cache.
    env: { BUILD_CACHE_DIR: path.join(DIR, '.cache/build') },
  }),
  traces: ['build', '.cache', '.docusaurus', '.docusaurus-i18n', 'node_modules/.cache'],
  editedFile: 'docs/guide/basic/configure-rslib.mdx',
  async prepare(_pages, extra) {
    await fs.rm(DIR, { recursive: true, force: true });
    for (const name of COPIED) {
      await fs.cp(path.join(ROOT, name), path.join(DIR, name), {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      });
    }
    await linkPackages(path.join(ROOT, 'node_modules'), DIR);
    await addExtraPages(DIR, extra);
    if (extra.length > 0) await acceptFragments();
  },
  firstScreenEnd: '<script data-after-text>',
  address: addressIn,
  controls: {
    appearance: 'header [data-appearance-switch]',
    sidebarLink: (href) => `#sidebar a[href="${href}"]`,
    search: {
      open: 'header [data-search-open]',
      input: '[data-search] input',
      result: '[data-search] [role=option]',
    },
  },
};
