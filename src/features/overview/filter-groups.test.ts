import { expect, it } from 'vitest';
import { filterGroups, type OverviewGroup } from './filter-groups';

const page = (title: string, ...texts: string[]) => ({
  title,
  href: `/${title}`,
  sentence: '',
  headings: texts.map((text) => ({ text, href: `/${title}#${text}` })),
});
const groups: OverviewGroup[] = [
  { name: 'Lib options', hasOptions: true, pages: [page('lib.dts', 'Bundle', 'tsgo'), page('id')] },
  { name: 'Others', hasOptions: false, pages: [page('Café-au-lait', 'Milk'), page('x', 'Bundle')] },
];
const left = (keyword: string) =>
  filterGroups(groups, keyword).map(({ name, pages }) =>
    [name, ...pages.map((one) => [one.title, ...one.headings.map(({ text }) => text)])].join(' | '),
  );

it('keeps everything without a keyword, a whole group by its name, a page by its title, headings by theirs', () => {
  expect(filterGroups(groups, '  ')).toEqual(groups);
  expect(left('LIB')).toEqual(['Lib options | lib.dts,Bundle,tsgo | id']);
  expect(left('dts')).toEqual(['Lib options | lib.dts,Bundle,tsgo']);
  expect(left('bund')).toEqual(['Lib options | lib.dts,Bundle', 'Others | x,Bundle']);
  expect(left('nothing')).toEqual([]);
});

it.each(['cafe au lait', 'CAFÉ-AU', 'cafe-au lait'])('%s finds the accents and hyphens', (word) => {
  expect(left(word)).toEqual(['Others | Café-au-lait,Milk']);
});

it.each(['auto-extension', 'auto extension', 'autoExt'])('%s finds autoExtension', (word) => {
  const options = { name: 'Options', hasOptions: true, pages: [page('lib.autoExtension')] };
  expect(filterGroups([options], word)).toHaveLength(1);
});
