import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { linkSheet, linkSheets, markOf } from './link-sheets';

const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'page-styles-'));
afterAll(() => fs.rm(dir, { recursive: true }));

const SHARED = '<link rel=stylesheet href=/assets/css/styles.aa11.css />';
const OWN = '<link rel="stylesheet" href="/assets/css/1c.bb.css">';

it('knows a page that needs a sheet by a class of it', () => {
  expect(markOf(':root{--a:1}.part_x1Y2{color:red}.other_zz{}')).toBe('part_x1Y2');
  const page = `<head>${SHARED}<body><p class=part_x1Y2>`;
  const link = (html: string, mark = 'part_x1Y2', base = '/') =>
    linkSheet(html, mark, base, '1c.bb.css');
  expect(link(page)).toBe(`<head>${SHARED}${OWN}<body><p class=part_x1Y2>`);
  expect(link(link(page))).toBe(link(page));
  expect(link(page, 'else_x')).toBe(page);
  // Another language of the same build has sheets of its own.
  expect(link(page.replace('/assets', '/zh/assets'))).not.toContain('1c.bb');
});

it('links in a build what stands apart, below its base path', async () => {
  await fs.mkdir(path.join(dir, 'assets/css'), { recursive: true });
  await fs.mkdir(path.join(dir, 'guide'));
  await fs.writeFile(path.join(dir, 'assets/css/styles.aa11.css'), '.all_q{}');
  await fs.writeFile(path.join(dir, 'assets/css/1c.bb.css'), '.part_x{}');
  const shared = SHARED.replace('/assets', '/base/assets');
  await fs.writeFile(path.join(dir, 'guide/a.html'), `${shared}<p class=part_x>`);
  await fs.writeFile(path.join(dir, 'guide/b.html'), `${shared}<p class=all_q>`);
  await linkSheets(dir, '/base/');
  expect(await fs.readFile(path.join(dir, 'guide/a.html'), 'utf8')).toContain(
    'href="/base/assets/css/1c.bb.css"',
  );
  expect(await fs.readFile(path.join(dir, 'guide/b.html'), 'utf8')).not.toContain('1c.bb');
});
