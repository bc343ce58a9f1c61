import fs from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import {
  SITE_FILE,
  extractVersion,
  packSite,
  unpackSite,
  withoutApp,
} from '../versions/archived-site.mts';
import { addArchivedVersion } from './archived-versions.mts';
import type { ArchiveManifest } from '@rslib-docs/kit/node/versions';

const { dir: root, at, clear, write, read } = tempFolder();
let manifest: ArchiveManifest;
let packed: Buffer;
const SITE = `archive/1.0/${SITE_FILE}`;
const add = (baseUrl = '/') => addArchivedVersion(root, at('out'), manifest, baseUrl);

beforeEach(async () => {
  clear();
  for (const folder of ['', 'zh/']) {
    const page = (version: string, rest: string) => ({ version, routePath: `/${folder}${rest}` });
    const index = [page('1.0', '1.0/a'), page('1.0', '1.0/'), page('', 'a')];
    write(`build/${folder}page-index.json`, JSON.stringify(index));
    const html = `<html><head><script src=/${folder}assets/js/main.1.js defer></script></head>a</html>`;
    const lang = folder ? 'zh' : 'en';
    const hidden = [{ ...page('1.0', '1.0/hidden'), state: 'unlisted' }];
    write(`.docusaurus/${lang}/page-data/default/pages.json`, JSON.stringify(hidden));
    for (const file of ['1.0/a.html', '1.0/hidden.html', '1.0/index.html', 'a.html']) {
      write(`build/${folder}${file}`, html);
    }
    write(`build/${folder}assets/css/s.1.css`, 'css');
    write(`build/${folder}assets/js/main.1.js`, 'js');
    write(`build/${folder}img/x.svg`, 'svg');
    write(`build/${folder}search-index.${lang}.json`, '[]');
    write(`build/${folder}search-index.${lang}.1.0.json`, '[1]');
  }
  write('static/img/x.svg', 'svg');
  write('build/zh/1.0/moved.html', 'moved');
  const places = { root, build: at('build'), staticDir: at('static') };
  ({ manifest, packed } = await extractVersion({ ...places, version: '1.0', baseUrl: '/' }));
  write(SITE, packed);
});

it('an archive holds its pages and what they load, in both languages, and no app', async () => {
  const pages = ['1.0/a.html', '1.0/hidden.html', '1.0/index.html'];
  const files = [...pages, 'assets/css/s.1.css', 'img/x.svg'];
  expect(Object.keys(manifest.files).sort()).toEqual(
    [
      ...files,
      'search-index.en.1.0.json',
      ...files.map((file) => `zh/${file}`),
      // A page that has moved in that version.
      'zh/1.0/moved.html',
      'zh/search-index.zh.1.0.json',
    ].sort(),
  );
  expect(manifest.routes).toEqual(['/1.0/', '/1.0/a', '/zh/1.0/', '/zh/1.0/a']);
  const page = unpackSite(packed, manifest.files).get('1.0/a.html')!;
  expect(page.toString()).not.toContain('<script');
  const inline = '<html><head><script>1 < 2</script></head><body></body></html>';
  expect(withoutApp(inline)).toContain('<script>1 < 2</script>');
});

it('is added to a build, whose own files stay unchanged', async () => {
  write('out/img/x.svg', 'newer');
  await add();
  expect(read('out/zh/1.0/a.html')).toContain('a');
  expect(read('out/img/x.svg')).toBe('newer');
  expect(read('out/assets/css/s.1.css')).toBe('css');
});

it('stops the build where it would not be what it was @F250', async () => {
  await expect(add('/docs/')).rejects.toThrow('for the base path /, but BASE_URL is /docs/');
  write('out/zh/1.0/a.html', 'built');
  await expect(add()).rejects.toThrow('archive/1.0 and the build both have zh/1.0/a.html');
  const stop = (message: string) =>
    expect(add()).rejects.toThrow(`${SITE} is not what was archived: ${message}. Restore it`);
  const contents = unpackSite(packed, manifest.files);
  write(SITE, packSite(new Map([...contents, ['1.0/b.html', Buffer.from('b')]])).packed);
  await stop('it holds more than its manifest names');
  write(SITE, packSite(new Map([...contents, ['1.0/a.html', Buffer.from('x')]])).packed);
  await stop('1.0/a.html was changed');
  write(SITE, packed.subarray(0, -5));
  await stop('it cannot be unpacked');
  await fs.rm(at(SITE));
  await expect(add()).rejects.toThrow(`${SITE} is not what was archived: ENOENT`);
});

it('takes a small part of what its files take, and gives them back to the byte', () => {
  const pages = Array.from({ length: 50 }, (_, at) => {
    const page = `<!doctype html><title>${at}</title>${'<p>The frame.</p>'.repeat(500)}`;
    return [`${at}.html`, Buffer.from(page)] as const;
  });
  const { packed: small, files } = packSite(new Map(pages));
  const bytes = pages.reduce((sum, [, content]) => sum + content.length, 0);
  expect(small.length).toBeLessThan(bytes / 100);
  expect(unpackSite(small, files)).toEqual(new Map(pages));
});
