import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Deployment } from '../../lib/deployment.mts';
import { pageSource } from '../../lib/fixture-site.mts';

const deployment = new Deployment();

describe('with versions', () => {
  it('page data, addresses and the not-found page know them', async () => {
    const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
    for (const version of ['1.0', '2.0']) {
      const cut = await deployment.site.run([docusaurus, 'docs:version', version]);
      expect(cut.code, cut.output).toBe(0);
    }
    const { code, output } = await deployment.site.build();
    expect(code, output).toBe(0);

    const index = JSON.parse(await deployment.site.read('build/page-index.json')) as {
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
    await fs.access(path.join(deployment.site.dir, 'build/1.0/guide/basic/cli.html'));

    const { seen, problems } = await deployment.visit('/', [
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
      cwd: deployment.site.dir,
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: '2024-02-03T12:00:00Z',
        GIT_AUTHOR_DATE: '2024-02-03T12:00:00Z',
      },
      stdio: 'pipe',
    });
  const updated = async () =>
    /Last updated|更新于/.exec(await deployment.site.read('build/guide/basic/cli.html'));

  it('come from history where it is complete, and are absent where it is not @F246', async () => {
    // Outside version control: no date, and no failure.
    let result = await deployment.site.build();
    expect(result.code, result.output).toBe(0);
    expect(await updated()).toBeNull();

    await deployment.site.write('.gitignore', 'node_modules\nbuild\n.docusaurus\n');
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'All');
    result = await deployment.site.build();
    expect(result.code, result.output).toBe(0);
    expect(await deployment.site.read('build/guide/basic/cli.html')).toContain('Feb 3, 2024');

    // A shallow clone would date every page by its only commit.
    await fs.writeFile(path.join(deployment.site.dir, '.git/shallow'), git('rev-parse', 'HEAD'));
    result = await deployment.site.build();
    expect(result.code, result.output).toBe(0);
    expect(await updated()).toBeNull();
  });
});

describe('page types', () => {
  it('draw what the specification says', async () => {
    await deployment.site.write('docs/custom.mdx', pageSource('Custom', ['pageType: custom']));
    await deployment.site.write('docs/blank.mdx', pageSource('Blank', ['pageType: blank']));
    await deployment.site.write('docs/missing.mdx', pageSource('Missing', ['pageType: "404"']));
    await deployment.site.write(
      'docs/plain.mdx',
      pageSource('Plain', ['link-rss: blog', 'titleSuffix: "| More"']),
    );
    await deployment.site.write('docs/shared/part.mdx', 'A fragment.\n');
    const { code, output } = await deployment.site.build();
    expect(code, output).toBe(0);

    const custom = await deployment.site.read('build/custom.html');
    expect(custom).toMatch(/<header/);
    expect(custom).not.toMatch(/id="?sidebar[" >]|<footer|<article/);
    expect(custom).toMatch(/<title[^>]*>Rslib<\/title>/);
    const blank = await deployment.site.read('build/blank.html');
    expect(blank).toMatch(/^(?!.*(?:<header|id="?sidebar[" >]|<footer)).*Text of Blank\./s);
    expect(await deployment.site.read('build/missing.html')).toContain('PAGE NOT FOUND');
    const plain = await deployment.site.read('build/plain.html');
    expect(plain).toMatch(/<title[^>]*>Plain \| More<\/title>/);
    expect(plain).toMatch(
      /type=application\/rss\+xml hreflang=en href=https:\/\/[^/ ]+\/blog\/rss\.xml/,
    );
    for (const folder of ['build/shared', 'build/zh/shared'])
      await expect(fs.access(path.join(deployment.site.dir, folder))).rejects.toThrow('ENOENT');
  });
});
