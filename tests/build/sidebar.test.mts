import fs from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sharedSite } from '../lib/shared-site/shared-site.mts';

const { site } = sharedSite();
let html: string;
beforeAll(async () => {
  html = await site.read('build/shapes/tool.html');
});

it('draws dividers, section headers, tags, context and inline Markdown', () => {
  expect(html).toMatch(/<hr [^>]*data-line=dashed/);
  expect(html).toMatch(/<hr [^>]*data-line=solid/);
  expect(html).toMatch(/<p [^>]*><span [^>]*>New<\/span>Section <strong>one<\/strong>/);
  expect(html).toMatch(
    /data-context=tool[^>]*><span [^>]*>Beta<\/span>The <code>cli<\/code> <em>in<\/em> <del>no<\/del> &lt;b>x/,
  );
  expect(html).not.toContain('href=#>');
});

it('opens outside links in a new tab and counts them in the pager', () => {
  expect(html).toMatch(
    /<a [^>]*href=https:\/\/example\.org\/x[^>]*target=_blank|<a [^>]*target=_blank[^>]*href=https:\/\/example\.org\/x/,
  );
  expect(html).toMatch(
    /<a [^>]*href=https:\/\/example\.org\/x[^>]*rel="?next|<a [^>]*rel="?next[^>]*href=https:\/\/example\.org\/x|<small>Next<\/small><b>Outside/,
  );
});

it('starts collapsed groups closed unless they hold the page; fixed ones have no control', async () => {
  expect(html.match(/<details(?! open)/g)).toHaveLength(2);
  const inner = await site.read('build/shapes/two-feeds.html');
  expect(inner.match(/<details open/g)).toHaveLength(2);
  expect(html.match(/<summary/g)).toHaveLength(2);
});

it('lists the pages below an overview page, those without a group as Others', async () => {
  const overview = await site.read('build/shapes/overview.html');
  expect(overview).toContain('href=/shapes/bare#first');
  expect(overview).toMatch(/<h2>Others<\/h2>/);
  expect(await site.read('build/zh/shapes/overview.html')).toContain('href=/zh/shapes/tool#first');
  expect(html).not.toContain('overview-');
});

it('front matter hides the same parts as the query, and leaves out the sidebar of a page in one, and its menu', async () => {
  const bare = await site.read('build/shapes/bare.html');
  expect(bare).toMatch(/<html [^>]*data-hide-navbar/);
  expect(bare).toMatch(/<html [^>]*data-global-ui="?0/);
  expect(bare).not.toMatch(/<header|<link[^>]*rss|Next<\/small>/);
  const alone = await site.read('build/shapes/no-sidebar.html');
  expect(html).toMatch(/ id="?sidebar[" ]/);
  expect(html).toMatch(/popovertarget="?sidebar/i);
  expect(alone).toContain('Text of Without sidebar.');
  expect(alone).not.toMatch(/ id="?sidebar[" ]|popovertarget="?sidebar/i);
});

it('a page announces each of the feeds that it names', async () => {
  const page = await site.read('build/shapes/two-feeds.html');
  const links = page.match(/<link [^>]*rel="?alternate[^>]*type="?application[^>]*>/g) ?? [];
  expect(links).toEqual([
    expect.stringMatching(/application\/rss\+xml.*\/blog\/rss\.xml/),
    expect.stringMatching(/application\/atom\+xml.*\/news\.xml/),
  ]);
});

it('page types draw what the specification says, and parts of pages are no pages', async () => {
  const custom = await site.read('build/shapes/type-custom.html');
  expect(custom).toMatch(/<header/);
  expect(custom).not.toMatch(/id="?sidebar[" >]|<footer|<article/);
  expect(custom).toMatch(/<title[^>]*>Rslib<\/title>/);
  const blank = await site.read('build/shapes/type-blank.html');
  expect(blank).toMatch(/^(?!.*(?:<header|id="?sidebar[" >]|<footer)).*Text of Blank\./s);
  expect(await site.read('build/shapes/type-404.html')).toContain('PAGE NOT FOUND');
  expect(await site.read('build/shapes/suffix.html')).toMatch(
    /<title[^>]*>Suffix \| More<\/title>/,
  );
  for (const folder of ['build/shared', 'build/zh/shared'])
    await expect(fs.access(path.join(site.dir, folder))).rejects.toThrow('ENOENT');
});
