import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { AREAS, TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { readCachedMarkdown } from '@rslib-docs/kit/node/content-cache';
import { listFiles } from '@rslib-docs/kit/node/files';
import { planMove } from '../../tools/site/move-page.mts';
import { ASSISTANT_RULES } from '../../src/site/assistant-rules';
import { PAGE_ROUTES } from '../lib/routes.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFile(path.join(ROOT, file), 'utf8');

for (const { english, chinese } of AREAS) {
  describe(english, async () => {
    const files = await listFiles(path.join(ROOT, english), '.mdx');

    it.each(files)('%s: ids, description and keywords, in both languages @F114', async (file) => {
      const [en, zh] = await Promise.all(
        [english, `${TRANSLATIONS}/${chinese}`].map((dir) => read(`${dir}/${file}`)),
      );
      const { headings, headingsWithoutId } = await readCachedMarkdown(en!);
      expect(headingsWithoutId).toEqual([]);
      const ids = headings.map(({ id }) => id);
      expect(new Set(ids).size, 'ids are unique on the page').toBe(ids.length);
      const [frontMatter, inChinese] = [en!, zh!].map(
        (page) => parseYaml(page.split('\n---\n')[0]!) as Record<string, unknown>,
      );
      expect(String(frontMatter!.description).length).toBeLessThanOrEqual(160);
      // How many, and none twice, is for the schema of front matter.
      expect(frontMatter!.keywords, 'keywords; CONTRIBUTING.md says how').toBeDefined();
      for (const key of ['description', 'keywords'])
        expect(String(inChinese![key]), `Chinese ${key}`).toMatch(/\p{Script=Han}/u);
    });
  });
}

it('the list of routes and the sources name the same pages, and a page beside pages of a sidebar is in one', async () => {
  const files = await listFiles(path.join(ROOT, 'docs'), '.mdx');
  const expected = ['/', ...PAGE_ROUTES].map(
    (route) => `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.mdx`,
  );
  expect([...files].sort(), 'FURTHER_ROUTES in tests/lib/routes.mts').toEqual(expected.sort());
  const { default: sidebars } = (await import('../../sidebars')) as { default: unknown };
  const named = new Set([...JSON.stringify(sidebars).matchAll(/"([^"]+)"/g)].map(([, id]) => id));
  const ids = (await listFiles(path.join(ROOT, 'docs'), '.mdx')).map((file) => file.slice(0, -4));
  const areas = new Set(ids.filter((id) => named.has(id)).map((id) => id.split('/')[0]));
  expect([...areas].sort()).toEqual(['config', 'guide']);
  const lost = ids.filter((id) => areas.has(id.split('/')[0]) && !named.has(id));
  expect(lost, 'readers find these pages in no sidebar; name them in sidebars.ts').toEqual([]);
});

it('the page that a rule for assistants names is there', () => {
  const pages = Object.values(ASSISTANT_RULES).map(({ page }) => page);
  expect(pages.filter((page) => !PAGE_ROUTES.includes(page))).toEqual([]);
});

it('lists a move of the real pages, with every link, and writes nothing', async () => {
  const files = await planMove(ROOT, {
    from: 'guide/advanced/rsdoctor',
    to: 'guide/start/doctor',
    isRemoval: false,
  });
  expect(files.get('docs/guide/advanced/rsdoctor.mdx')).toBeNull();
  // The page twice in each language, the pages that link to it, sidebars, redirects and records.
  expect(files.size).toBeGreaterThan(9);
  for (const [file, text] of files)
    if (/\.mdx$/.test(file) && text) expect(text, file).not.toMatch(/advanced\/rsdoctor\b/);
  await expect(read('docs/guide/start/doctor.mdx')).rejects.toThrow('ENOENT');
});
