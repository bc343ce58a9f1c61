import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { writeIndexFile } from './index-file.mts';
import { writePages } from './pages.mts';
import { readSite, type SiteLanguage, type SitePage } from './read-site.mts';

const { dir, write } = tempFolder();

const page = (path: string, text: string, ids: readonly string[], title = 'CLI'): SitePage => ({
  path,
  text,
  header: { title, description: '', url: `https://x.dev/docs/${path}`, 'rslib-version': '1.0.1' },
  document: {
    ...{ id: 0, title, content: '', domain: '', area: '', names: [], keywords: [] },
    routePath: `/${path}`,
    toc: ids.map((id) => ({ text: id, id, depth: 2, charIndex: 0 })),
  },
});

const site = (...pages: SitePage[]): SiteLanguage => ({ lang: 'en', pages, variants: [] });

const CLI = page('guide/basic/cli', '# CLI\n\n## Flags\n\n```md\n## No heading\n```\n', ['flags']);

it('gives headings their ids, leaves samples, and stops where copy and search index are of different builds', () => {
  const text = writePages(site(CLI)).get('en/guide/basic/cli.md');
  expect(text).toMatch(/^## Flags \{#flags\}$/m);
  expect(text).toMatch(/^## No heading$/m);
  expect(() => writePages(site({ ...CLI, text: '# CLI\n' }))).toThrow(
    'The copy of guide/basic/cli has 0 headings, the search index has 1. Build the site again.',
  );
});

it('leads from file to file, and leaves links to other sites', () => {
  const links =
    '[a](https://x.dev/guide/basic/cli.md#flags) [b](https://x.dev/other) [c](https://y.dev/)';
  const text = writePages(site(CLI, page('config/index', links, []))).get('en/config/index.md');
  expect(text).toContain('[a](../guide/basic/cli.md#flags)');
  expect(text).toContain('[b](https://x.dev/other) [c](https://y.dev/)');
});

it('reads a site that lives below a path', async () => {
  const copy = (url: string, text: string) =>
    `---\ntitle: A\nurl: https://x.dev/lib/zh/${url}\n---\n\n${text}`;
  const documents = ['/lib/zh/guide/cli', '/lib/zh/'].map((routePath) => ({
    ...{ routePath, title: 'A', content: 'B', toc: [] },
  }));
  write('zh/search-index.zh.json', JSON.stringify(documents));
  write('zh/search-code.zh.json', '[]');
  write('zh/search-variants.zh.json', '[]');
  write('zh/index.md', copy('', '[CLI](https://x.dev/lib/zh/guide/cli.md)\n'));
  write('zh/guide/cli.md', copy('guide/cli', '[Home](https://x.dev/lib/zh/index.md)\n'));
  const read = await readSite(dir, 'zh');
  expect(read.pages.map(({ path }) => path)).toEqual(['guide/cli', 'index']);
  const written = writePages(read);
  expect(written.get('zh/index.md')).toContain('[CLI](guide/cli.md)');
  expect(written.get('zh/guide/cli.md')).toContain('[Home](../index.md)');
});

it('lists pages by folder, but for news, and stops where the index is too long for a conversation', () => {
  const news = page('blog/new', '', []);
  const listed = writeIndexFile(
    site(CLI, { ...news, document: { ...news.document, isAside: true } }),
    '1.0.1',
  );
  expect(listed).toContain('- guide/basic/: cli (CLI)\n');
  expect(listed).not.toContain('blog');
  const many = Array.from({ length: 200 }, (_, at) =>
    page(`guide/page-${at}`, '', [], 'A'.repeat(60)),
  );
  expect(() => writeIndexFile(site(...many), '1.0.1')).toThrow('8192 is the most');
});
