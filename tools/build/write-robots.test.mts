import fs from 'node:fs';
import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { writeRobots } from './write-robots.mts';

it('robots.txt names every sitemap, at the root of an origin only', async () => {
  const { dir: folder, read } = tempFolder();
  await writeRobots(folder, 'https://a.b', ['/docs/', '/docs/zh/']);
  expect(fs.readdirSync(folder)).toEqual([]);
  await writeRobots(folder, 'https://a.b', ['/', '/zh/']);
  expect(read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\n' +
      'Sitemap: https://a.b/sitemap.xml\nSitemap: https://a.b/zh/sitemap.xml\n',
  );
});
