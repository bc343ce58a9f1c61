import { expect, it } from 'vitest';
import { writeIndexFile } from './index-file.mts';
import { writePages } from './pages.mts';
import type { SiteLanguage, SitePage } from './read-site.mts';

const page = (path: string, text: string, ids: readonly string[], title = 'CLI'): SitePage => ({
  path,
  text,
  header: { title, description: '', url: `https://x.dev/docs/${path}`, 'rslib-version': '1.0.1' },
  document: {
    id: 0,
    title,
    content: '',
    domain: '',
    routePath: `/${path}`,
    toc: ids.map((id) => ({ text: id, id, depth: 2, charIndex: 0 })),
    area: '',
    names: [],
    keywords: [],
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
