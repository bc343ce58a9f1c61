import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { readMarkdown } from '../../src/lib/markdown/read-markdown';
import { listFiles } from '../../tools/lib/list-files.mts';
import { DOC_ROUTES } from '../lib/routes.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const AREAS = [
  { english: 'docs', chinese: 'i18n/zh/docusaurus-plugin-content-docs/current' },
  { english: 'blog', chinese: 'i18n/zh/docusaurus-plugin-content-blog' },
];

const read = (file: string) => fs.readFile(path.join(ROOT, file), 'utf8');

async function frontMatter(file: string): Promise<Record<string, unknown>> {
  const yaml = /^---\n([\s\S]*?)\n---/.exec(await read(file))?.[1] ?? '';
  return parseYaml(yaml) as Record<string, unknown>;
}

for (const { english, chinese } of AREAS) {
  describe(english, async () => {
    const files = await listFiles(path.join(ROOT, english), '.mdx');

    it('has pages, and the same ones in Chinese', async () => {
      expect(files.length).toBeGreaterThan(0);
      expect(await listFiles(path.join(ROOT, chinese), '.mdx')).toEqual(files);
    });

    it.each(files)('%s: every heading has the same explicit id in both languages', async (file) => {
      const [en, zh] = await Promise.all(
        [english, chinese].map(async (dir) => readMarkdown(await read(`${dir}/${file}`))),
      );
      expect(en!.headingsWithoutId).toEqual([]);
      expect(zh!.headingsWithoutId).toEqual([]);
      const outline = (page: typeof en) => page!.headings.map(({ id, depth }) => ({ id, depth }));
      expect(outline(zh)).toEqual(outline(en));
      const ids = en!.headings.map(({ id }) => id);
      expect(new Set(ids).size, 'ids are unique on the page').toBe(ids.length);
    });

    it.each(files)(
      '%s: the facts of the front matter are the same in both languages',
      async (file) => {
        const [en, zh] = await Promise.all(
          [english, chinese].map((dir) => frontMatter(`${dir}/${file}`)),
        );
        expect(Object.keys(zh!).sort()).toEqual(Object.keys(en!).sort());
        for (const key of [
          'slug',
          'date',
          'pageType',
          'option',
          'type',
          'topLevel',
          'cli',
          'authors',
        ]) {
          expect(zh![key], key).toEqual(en![key]);
        }
        expect(zh!.description).toMatch(/\p{Script=Han}/u);
        expect(String(en!.description).length).toBeLessThanOrEqual(160);
      },
    );
  });
}

it('every route of the specification has a source', async () => {
  const files = new Set(await listFiles(path.join(ROOT, 'docs'), '.mdx'));
  const expected = DOC_ROUTES.map(
    (route) => `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.mdx`,
  );
  expect(expected.filter((file) => !files.has(file))).toEqual([]);
});

it('every option page carries its facts', async () => {
  const options = DOC_ROUTES.filter((route) => /^\/config\/(?:lib|rsbuild)\/.+/.test(route));
  expect(options.length).toBe(19);
  for (const route of options) {
    const facts = await frontMatter(`docs${route}.mdx`);
    expect(facts, route).toMatchObject({
      option: expect.any(String),
      type: expect.any(String),
      default: expect.any(String),
      topLevel: expect.any(Boolean),
    });
  }
});
