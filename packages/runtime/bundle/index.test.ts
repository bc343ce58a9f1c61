import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { expect, it } from 'vitest';
import { trimGlobalData } from './index';

const version = (name: string) => ({ name, path: `/${name}`, docs: [{ id: 'a', path: '/a' }] });
const data = (...names: string[]) =>
  ({ path: '/', versions: names.map(version) }) as unknown as GlobalPluginData;

it('every page knows the pages of all versions where there are some, never drafts, and none where nothing leads to another', () => {
  const two = data('1.0', 'current');
  expect(trimGlobalData(two)).toMatchObject(two);
  two.versions[1]!.draftIds = ['secret'];
  expect(JSON.stringify(trimGlobalData(two))).not.toContain('secret');
  expect(trimGlobalData(data('current')).versions).toMatchObject([{ name: 'current', docs: [] }]);
});
