import { describe, expect, it } from 'vitest';
import { Deployment } from '../lib/deployment.mts';

const deployment = new Deployment();

describe('under a base path and another origin', () => {
  it('every address keeps the base @F224', async () => {
    const env = {
      BASE_URL: '/docs/',
      SITE_URL: 'https://example.org',
      SITE_REPOSITORY: 'https://example.org/repo',
      SITE_REPOSITORY_DIRECTORY: '',
    };
    const { code, output } = await deployment.site.build(env);
    expect(code, output).toBe(0);

    const html = await deployment.site.read('build/zh/guide/basic/cli.html');
    const addresses = [...html.matchAll(/ (?:href|src)=["']?([^"' >]+)/g)].map(([, url]) => url!);
    const local = addresses.filter((url) => url.startsWith('/'));
    expect(local.length).toBeGreaterThan(10);
    for (const url of local) expect(url).toMatch(/^\/docs\//);
    expect(html).toContain('rel=canonical href=https://example.org/docs/zh/guide/basic/cli');
    expect(html).toContain('https://example.org/repo/edit/main/docs/guide/basic/cli.mdx');
    expect(await deployment.site.read('build/sitemap.xml')).toContain(
      '<loc>https://example.org/docs/guide/start/</loc>',
    );

    const { seen, problems } = await deployment.visit('/docs/', [
      '/docs/', '/docs/zh/', '/docs/guide/basic/cli.html', '/docs/guide/start/index',
      '/docs/guide/basic/cli/', '/docs/en/guide/basic/cli', '/docs/zh/nope', '/docs/nope',
    ]); // prettier-ignore
    expect(problems).toEqual([]);
    expect(seen['/docs/']!.heading).toBe('Home');
    expect(seen['/docs/guide/basic/cli.html']!.path).toBe('/docs/guide/basic/cli');
    expect(seen['/docs/guide/start/index']!.path).toBe('/docs/guide/start/');
    expect(seen['/docs/guide/basic/cli/']!.path).toBe('/docs/guide/basic/cli');
    expect(seen['/docs/en/guide/basic/cli']!.path).toBe('/docs/guide/basic/cli');
    expect(seen['/docs/zh/nope']).toMatchObject({
      heading: 'PAGE NOT FOUND',
      lang: 'zh-CN',
      home: '/docs/zh/',
    });
    expect(seen['/docs/nope']).toMatchObject({
      heading: 'PAGE NOT FOUND',
      lang: 'en',
      home: '/docs/',
    });
  });
});
