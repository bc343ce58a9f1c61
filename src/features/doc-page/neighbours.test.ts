import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { neighbours } from './neighbours';

const link = (label: string, href: string): PropSidebarItem => ({ type: 'link', label, href });
const items: PropSidebarItem[] = [
  link('A', '/a'),
  { type: 'html', value: '-', customProps: { divider: 'solid' } },
  {
    type: 'category',
    label: 'Group',
    collapsed: false,
    collapsible: true,
    items: [link('Out', 'https://example.org'), link('B', '/b')],
  },
  { ...link('Section', '#'), customProps: { section: true } } as PropSidebarItem,
  link('C', '/c'),
];
const page = (title: string) => ({ title, permalink: `/${title.toLowerCase()}` });
const outside = { title: 'Out', permalink: 'https://example.org' };

it('goes through groups, counts outside links, skips dividers and section headers', () => {
  const none = { previous: undefined, next: undefined };
  expect(neighbours(items, '/a', { ...none, next: page('B') }).next).toEqual(outside);
  const ofB = { previous: page('A'), next: page('C') };
  expect(neighbours(items, '/b', ofB)).toEqual({ previous: outside, next: page('C') });
  expect(neighbours(items, '/elsewhere', ofB)).toEqual(ofB);
});
