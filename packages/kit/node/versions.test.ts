import { expect, it } from 'vitest';
import { byVersion, versionSettings } from './versions';

it('only unmaintained older versions are kept from search engines, and an archive is built with the latest', () => {
  expect(versionSettings([], []).versions).toEqual({});
  expect(versionSettings(['1.0'], []).versions).toEqual({});
  expect(versionSettings(['3.0', '2.0', '1.0'], ['2.0']).versions).toEqual({
    '2.0': { noIndex: false },
    '1.0': { noIndex: true },
  });
  const { onlyIncludeVersions } = versionSettings(['3.0', '2.0', '1.0'], [], '1.0');
  expect(onlyIncludeVersions).toEqual(['3.0', '1.0']);
  expect(versionSettings(['3.0'], [])).not.toHaveProperty('onlyIncludeVersions');
});

it('versions are in the order of their numbers', () => {
  const names = ['1.0-beta.2', '9.1', '1.0', '10.0', '1.0-beta.10', '1.0.1'];
  const newestFirst = '10.0 9.1 1.0.1 1.0 1.0-beta.10 1.0-beta.2';
  expect(names.sort(byVersion).join(' ')).toBe(newestFirst);
});
