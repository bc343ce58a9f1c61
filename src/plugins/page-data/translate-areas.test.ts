import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { translateAreas } from '@rslib-docs/search/plugin/write-search-index';

const { dir, write } = tempFolder();

it('translates the areas, from a file with a byte order mark too', async () => {
  const messages = { 'item.label.Guide': { message: '指南' } };
  write('docusaurus-theme-classic/navbar.json', '\uFEFF' + JSON.stringify(messages));
  const areas = await translateAreas(
    [{ label: 'Guide', activeMatch: '^/guide/', hasAnswers: true }],
    dir,
  );
  expect(areas).toEqual([{ label: '指南', activeMatch: '^/guide/', hasAnswers: true }]);
});
