import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { FixtureSite, pageSource } from '../../lib/fixture-site.mts';

const sites: FixtureSite[] = [];
afterEach(() => Promise.all(sites.splice(0).map((site) => site.remove())));

/** Whatever runs side by side gets ready in another order. */
const SLOW_DISK = `--import=${new URL('../../lib/slow-disk.mjs', import.meta.url).href}`;
/** On a machine that does other things too. */
const BUILDS_MS = 1_200_000;
const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8" /></svg>';
/** Caches between builds: highlighted code, types of words, drawings; and an image. */
const KEPT = `
![A corner](/img/corner.svg)

\`\`\`ts twoslash
export const answer: number = 42;
\`\`\`

\`\`\`mermaid
flowchart LR
  accTitle: From source to package
  accDescr: A source becomes a package.
  source --> package
\`\`\`
`;

/** A site with packages of its own, as clones have them: none of their paths is shared. */
async function createSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create({ hasOwnPackages: true });
  sites.push(site);
  await site.write('static/img/corner.svg', IMAGE);
  await site.write('docs/guide/code.mdx', pageSource('Code') + KEPT);
  await site.write('docs/guide/linking.mdx', `${pageSource('Linking')}\n[Code](./code.mdx)\n`);
  await site.translate();
  return site;
}

/** Hashes of all files of a build, by their paths in it. */
async function fingerprints(site: FixtureSite): Promise<Record<string, string>> {
  const root = path.join(site.dir, 'build');
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const hash = createHash('sha256').update(await fs.readFile(file));
      return [path.relative(root, file), hash.digest('hex')] as const;
    }),
  );
  return Object.fromEntries(hashes);
}

async function build(site: FixtureSite, env: Record<string, string>) {
  const BUILD_CACHE_DIR = path.join(site.dir, '.cache/build');
  const { code, output } = await site.build({ ...env, BUILD_CACHE_DIR });
  expect(code, output).toBe(0);
  return fingerprints(site);
}

it(
  'a build is the same, byte for byte, elsewhere, on an uneven disk, warm, and with what others have left, whatever was edited @F128',
  async () => {
    const first = await createSite();
    const expected = await build(first, { TZ: 'UTC', LANG: 'C' });
    expect(Object.keys(expected).length).toBeGreaterThan(50);
    const second = await createSite();
    const elsewhere = { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', NODE_OPTIONS: SLOW_DISK };
    expect(await build(second, elsewhere)).toEqual(expected);
    // Again in the same folder, with all that the first run has left and kept.
    expect(await build(first, { TZ: 'America/New_York' })).toEqual(expected);

    await first.replace('docs/guide/code.mdx', 'More.', 'Much more.');
    // A link of another page, a word of the interface and a module lead to other pages than before.
    for (const folder of ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'])
      await first.replace(`${folder}/guide/code.mdx`, 'title:', 'slug: /moved\ntitle:');
    await first.replace('src/features/page-head/PageHead.tsx', 'summary_large_image', 'summary');
    const kept = await build(first, {});
    await fs.rm(path.join(first.dir, '.cache'), { recursive: true });
    expect(await build(first, {})).toEqual(kept);
    expect(await first.read('build/guide/linking.html')).toContain('/moved');
  },
  BUILDS_MS,
);
