import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { translateAreas } from '@rslib-docs/search/plugin/write-search-index';

let dir: string;
beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'translate-areas-'));
});
afterAll(() => fs.rm(dir, { recursive: true }));

it('translates the areas, from a file with a byte order mark too', async () => {
  const messages = { 'item.label.Guide': { message: '指南' } };
  const theme = path.join(dir, 'docusaurus-theme-classic');
  await fs.mkdir(theme);
  await fs.writeFile(path.join(theme, 'navbar.json'), '\uFEFF' + JSON.stringify(messages));
  const areas = await translateAreas(
    [{ label: 'Guide', activeMatch: '^/guide/', hasAnswers: true }],
    dir,
  );
  expect(areas).toEqual([{ label: '指南', activeMatch: '^/guide/', hasAnswers: true }]);
});
