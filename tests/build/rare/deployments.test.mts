import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTestChromium } from '../../../tools/chromium/find-chromium.mts';
import { createStaticHost, listen } from '../../../tools/serve/static-host.mts';
import { FixtureSite, pageSource } from '../../lib/fixture-site.mts';
import { visitAddresses } from '../../lib/visit-addresses.mts';

let browser: Browser;
let site: FixtureSite;
let server: http.Server | undefined;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findTestChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
  });
});
afterAll(() => browser.close());
beforeEach(async () => {
  site = await FixtureSite.create();
});
afterEach(async () => {
  server?.close();
  server = undefined;
  await site.remove();
});

async function serve(baseUrl: string): Promise<string> {
  server = createStaticHost({ root: path.join(site.dir, 'build'), baseUrl });
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

describe('with versions', () => {
  it('page data, addresses and the not-found page know them', async () => {
    const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
    for (const version of ['1.0', '2.0']) {
      const cut = await site.run([docusaurus, 'docs:version', version]);
      expect(cut.code, cut.output).toBe(0);
    }
    const { code, output } = await site.build();
    expect(code, output).toBe(0);

    const index = JSON.parse(await site.read('build/page-index.json')) as {
      routePath: string;
      version: string;
      relativePath: string;
    }[];
    const at = (route: string) => index.find((entry) => entry.routePath === route);
    expect(at('/guide/basic/cli')).toMatchObject({
      version: '',
      relativePath: 'versioned_docs/version-2.0/guide/basic/cli.mdx',
    });
    expect(at('/1.0/guide/basic/cli')).toMatchObject({ version: '1.0' });
    expect(at('/next/guide/basic/cli')).toMatchObject({
      version: 'next',
      relativePath: 'docs/guide/basic/cli.mdx',
    });
    await fs.access(path.join(site.dir, 'build/1.0/guide/basic/cli.html'));

    const { seen, problems } = await visitAddresses(browser, await serve('/'), [
      '/1.0/guide/basic/cli.html', '/zh/1.0/guide/start/index', '/1.0/nope', '/zh/1.0/nope', '/1.0/',
    ]); // prettier-ignore
    expect(problems).toEqual([]);
    expect(seen['/1.0/guide/basic/cli.html']!.path).toBe('/1.0/guide/basic/cli');
    expect(seen['/zh/1.0/guide/start/index']!.path).toBe('/zh/1.0/guide/start/');
    expect(seen['/1.0/nope']).toMatchObject({ heading: 'PAGE NOT FOUND', home: '/1.0/' });
    expect(seen['/zh/1.0/nope']).toMatchObject({
      heading: 'PAGE NOT FOUND',
      home: '/zh/1.0/',
      lang: 'zh-CN',
    });
    expect(seen['/1.0/']!.heading).toBe('Home');
  });
});

describe('dates of pages', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: site.dir,
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: '2024-02-03T12:00:00Z',
        GIT_AUTHOR_DATE: '2024-02-03T12:00:00Z',
      },
      stdio: 'pipe',
    });
  const updated = async () =>
    /Last updated|更新于/.exec(await site.read('build/guide/basic/cli.html'));

  it('come from history where it is complete, and are absent where it is not', async () => {
    // Outside version control: no date, and no failure.
    let result = await site.build();
    expect(result.code, result.output).toBe(0);
    expect(await updated()).toBeNull();

    await site.write('.gitignore', 'node_modules\nbuild\n.docusaurus\n');
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'All');
    result = await site.build();
    expect(result.code, result.output).toBe(0);
    expect(await site.read('build/guide/basic/cli.html')).toContain('Feb 3, 2024');

    // A shallow clone would date every page by its only commit.
    await fs.writeFile(path.join(site.dir, '.git/shallow'), git('rev-parse', 'HEAD'));
    result = await site.build();
    expect(result.code, result.output).toBe(0);
    expect(await updated()).toBeNull();
  });
});

describe('page types', () => {
  it('draw what the specification says', async () => {
    await site.write('docs/custom.mdx', pageSource('Custom', ['pageType: custom']));
    await site.write('docs/blank.mdx', pageSource('Blank', ['pageType: blank']));
    await site.write('docs/missing.mdx', pageSource('Missing', ['pageType: "404"']));
    await site.write(
      'docs/plain.mdx',
      pageSource('Plain', ['link-rss: blog', 'titleSuffix: "| More"']),
    );
    await site.write('docs/shared/part.mdx', 'A fragment.\n');
    const { code, output } = await site.build();
    expect(code, output).toBe(0);

    const custom = await site.read('build/custom.html');
    expect(custom).toMatch(/<header/);
    expect(custom).not.toMatch(/id="sidebar"|<footer|<article/);
    expect(custom).toMatch(/<title[^>]*>Rslib<\/title>/);
    const blank = await site.read('build/blank.html');
    expect(blank).toMatch(/^(?!.*(?:<header|id="sidebar"|<footer)).*Text of Blank\./s);
    expect(await site.read('build/missing.html')).toContain('PAGE NOT FOUND');
    const plain = await site.read('build/plain.html');
    expect(plain).toMatch(/<title[^>]*>Plain \| More<\/title>/);
    expect(plain).toMatch(/type=application\/rss\+xml hreflang=en href=\/blog\/rss\.xml/);
    for (const folder of ['build/shared', 'build/zh/shared'])
      await expect(fs.access(path.join(site.dir, folder))).rejects.toThrow('ENOENT');
  });
});
