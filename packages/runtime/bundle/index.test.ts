import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { describe, expect, it } from 'vitest';
import { trimGlobalData, trimRoute } from './index';

it('the routes of the docs lack the list of all pages, wherever a version stands', () => {
  const version = { version: 'current', docsSidebars: {}, docs: { a: { title: 'A' } } };
  const page = { path: '/a', component: '@theme/DocItem', exact: true };
  const root = { path: '/', component: '@theme/DocVersionRoot', props: { version } };
  const route = {
    path: '/',
    component: '@theme/DocsRoot',
    routes: [{ ...root, routes: [page] }],
  };
  expect(trimRoute(route)).toEqual({
    ...route,
    routes: [{ ...root, props: { version: { ...version, docs: {} } }, routes: [page] }],
  });
});

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
