import fs from 'node:fs/promises';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { FixtureSite, pageSource } from './fixture-site.mts';

const CHINESE = 'i18n/zh/code.json';

/** Where the page of 1.0 is in the versions after it. */
const MOVED = `[{ from: '/guide/start/old', to: '/guide/start/deep/new#first' }]`;

/** 1.0 has a page `old`, 2.0 (the latest) and the unreleased version have `new` in its place. */
export async function createVersionedSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  await site.write(CHINESE, await fs.readFile(new URL(`../../${CHINESE}`, import.meta.url)));
  const home = (link: string) =>
    pageSource('Home', [
      'slug: /',
      'pageType: home',
      `hero: { name: Rslib, text: Home, tagline: A tagline, actions: [{ theme: brand, text: Go, link: ${link} }] }`,
      'features: [{ title: A feature, details: Its text, link: /config/ }]',
    ]);
  await site.write('docs/index.mdx', home('/guide/basic/cli'));
  await site.setFact('src/site/redirects.ts', 'REDIRECTS', MOVED);
  await site.write('docs/guide/start/old.mdx', pageSource('Old'));
  await site.write('docs/guide/start/quiet.mdx', pageSource('Quiet', ['unlisted: true']));
  await site.cut('1.0');
  await fs.rm(path.join(site.dir, 'docs/guide/start/old.mdx'));
  await site.write('docs/guide/start/deep/new.mdx', pageSource('New'));
  await site.cut('2.0');
  // The home page of the next version leads to a page that no version has yet.
  await site.write('docs/guide/start/moved.mdx', pageSource('Moved'));
  await site.write('docs/index.mdx', home('/guide/start/moved'));
  const old = 'i18n/zh/docusaurus-plugin-content-docs/version-1.0';
  await site.write(
    `${old}/guide/basic/cli.mdx`,
    `${pageSource('命令行')}\n{/* a */ 1 + 1 /* b */}\n`,
  );
  await site.write(`${old}/config/index.mdx`, pageSource('配置'));
  return site;
}

/** Links of a page as it was built, but for those that are there to change the version. */
export async function linksOf(site: FixtureSite, file: string): Promise<string[]> {
  const html = await site.read(file);
  const found: string[] = [];
  const read = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
      if (node.tagName === 'aside' || attribute('data-version-list') !== undefined) return;
      const href = node.tagName === 'a' ? attribute('href') : undefined;
      if (href?.startsWith('/')) found.push(href);
    }
    if ('childNodes' in node) node.childNodes.forEach(read);
  };
  read(parse(html));
  return found;
}
