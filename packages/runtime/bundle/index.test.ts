import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { describe, expect, it } from 'vitest';
import { trimGlobalData } from './index';

describe('the pages that every page knows', () => {
  const version = (name: string) => ({ name, path: `/${name}`, docs: [{ id: 'a', path: '/a' }] });
  const data = (...names: string[]) =>
    ({ path: '/', versions: names.map(version) }) as unknown as GlobalPluginData;

  it('are those of all versions where there are some, never drafts, and none where nothing leads to another', () => {
    const two = data('1.0', 'current');
    expect(trimGlobalData(two)).toMatchObject(two);
    const drafts = data('1.0', 'current');
    drafts.versions[1]!.draftIds = ['secret'];
    expect(JSON.stringify(trimGlobalData(drafts))).not.toContain('secret');
    expect(trimGlobalData(data('current')).versions).toMatchObject([{ name: 'current', docs: [] }]);
  });
});
