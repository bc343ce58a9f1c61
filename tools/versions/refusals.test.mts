import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { isVersionName, readVersions } from '@rslib-docs/kit/node/versions';
import { nameRefusals, treeRefusals } from './refusals.mts';

describe('names of versions', () => {
  it.each(['1.0', '2', '2.x', '10.20.30', '3.0.0-beta.1'])('%s is one', (name) => {
    expect(isVersionName(name)).toBe(true);
  });
  it.each(['', 'v1', 'next', 'zh', '1.0/2', '..', '1.', '1.0 ', '1.0.0.0', '-1'])(
    '%j is none',
    (name) => expect(isVersionName(name)).toBe(false),
  );
});

describe('refusals', () => {
  const { dir: root, at, clear, write } = tempFolder();
  beforeEach(() => {
    clear();
    write('versions.json', '["2.0"]');
    write('archive/1.0/manifest.json', '{"version":"1.0"}');
  });

  it.each([
    ['2.0', 'version 2.0 exists already (versions.json)'],
    ['1.0', 'version 1.0 exists already (archive/1.0)'],
    ['1.9', '1.9 is older than 2.0; what is cut becomes the latest version'],
    ['2.0-beta.1', '2.0-beta.1 is older than 2.0; what is cut becomes the latest version'],
  ])('%s: %s', (name, reason) => {
    expect(nameRefusals(root, name)).toEqual([reason]);
  });

  it('a version that was named otherwise elsewhere is refused by whatever reads the list', () => {
    write('versions.json', '["2.0","latest"]');
    const says = 'versions.json: "latest" is no name of a version. Use numbers';
    expect(() => readVersions(root)).toThrow(says);
  });

  it('a newer one may be cut, unless files of it lie about; a folder without git cannot tell what is committed', () => {
    expect(nameRefusals(root, '10.0')).toEqual([]);
    fs.mkdirSync(at('versioned_docs/version-10.0'), { recursive: true });
    expect(nameRefusals(root, '10.0')).toEqual([
      'versioned_docs/version-10.0 exists, though versions.json does not name 10.0; remove it',
    ]);
    expect(treeRefusals(root)[0]).toContain('git cannot tell');
  });
});
