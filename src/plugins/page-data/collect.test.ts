import type { AllContent } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { collectPages } from './collect';

const { dir: siteDir, write } = tempFolder();

interface Doc {
  permalink: string;
  text?: string;
  frontMatter?: object;
}

/** Docusaurus' data about pages, by name; the text is in their files. */
async function collect(docs: Record<string, Doc>) {
  const loaded = Object.entries(docs).map(([name, { text = 'Text.\n', ...doc }]) => {
    write(`docs/${name}`, text);
    return { frontMatter: {}, unlisted: false, source: `@site/docs/${name}`, ...doc };
  });
  const loadedVersions = [{ isLast: true, docs: loaded }];
  const content = { 'docusaurus-plugin-content-docs': { default: { loadedVersions } } };
  const options = { siteDir, lang: 'en', isTranslation: false, feeds: { blog: {} as never } };
  return collectPages(content as unknown as AllContent, options);
}

it.each(['/same', '/Same'])('two pages at /same and %s are named @F118', async (permalink) => {
  const docs = { 'one.mdx': { permalink }, 'two.mdx': { permalink: '/same' } };
  await expect(collect(docs)).rejects.toThrow(
    'docs/one.mdx and docs/two.mdx have the same address, /same. Rename one of the files',
  );
});

it('broken MDX is named with its line, and a feed that does not exist with those that do @F121', async () => {
  const text = '---\ntitle: A\n---\n\n<Broken {\n';
  await expect(collect({ 'a.mdx': { permalink: '/a', text } })).rejects.toThrow(
    /^docs\/a\.mdx:\d:\d+: .*\. Correct the MDX\.$/,
  );
  const frontMatter = { 'link-rss': 'news' };
  await expect(collect({ 'a.mdx': { permalink: '/a', frontMatter } })).rejects.toThrow(
    'docs/a.mdx: front matter key "link-rss" names the feed "news", which does not exist. Use one of: blog.',
  );
});
