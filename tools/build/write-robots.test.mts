import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeRobots } from './write-robots.mts';

it('robots.txt names every sitemap, at the root of an origin only', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'robots-'));
  await writeRobots(folder, { siteUrl: 'https://a.b', bases: ['/docs/', '/docs/zh/'] });
  expect(fs.readdirSync(folder)).toEqual([]);
  await writeRobots(folder, { siteUrl: 'https://a.b', bases: ['/', '/zh/'] });
  expect(fs.readFileSync(path.join(folder, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\n' +
      'Sitemap: https://a.b/sitemap.xml\nSitemap: https://a.b/zh/sitemap.xml\n',
  );
  fs.rmSync(folder, { recursive: true });
});
