import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { findIncompleteVersions } from '@rslib-docs/translations/cli/other-files';
import { completeVersion } from './complete.mts';
import { UNRELEASED_PLACES, placesOf } from './files.mts';

const folder = tempFolder();
const { dir: root, write, read } = folder;
const { english, chinese, labels } = placesOf('1.0');

beforeEach(() => {
  folder.clear();
  write('versions.json', '["1.0"]');
  write(UNRELEASED_PLACES.labels, '{"version.label":{"message":"下一版本"}}');
  for (const page of ['same', 'changed']) {
    write(`${english}/${page}.mdx`, page);
    write(`docs/${page}.mdx`, page);
    write(`${UNRELEASED_PLACES.chinese}/${page}.mdx`, `中文 ${page}`);
  }
  write('docs/changed.mdx', 'changed since');
});

it('a version without its Chinese half is named in one line, with the place where it belongs', async () => {
  const [finding, ...others] = await findIncompleteVersions(root);
  expect(others).toEqual([]);
  expect(finding!.message).toBe(
    'version 1.0 has no Chinese pages. Write them into i18n/zh/docusaurus-plugin-content-docs/version-1.0/',
  );
});

it('is given the pages whose English has not changed since, and its own label', async () => {
  expect(await completeVersion(root, '1.0')).toEqual({
    copied: ['same.mdx'],
    left: [`${chinese}/changed.mdx`],
  });
  expect(read(`${chinese}/same.mdx`)).toBe('中文 same');
  expect(JSON.parse(read(labels))).toMatchObject({ 'version.label': { message: '1.0' } });
  expect(await findIncompleteVersions(root)).toEqual([]);
});

it('with the label of the unreleased version is named, and no page of it is overwritten', async () => {
  write(labels, read(UNRELEASED_PLACES.labels));
  write(`${chinese}/same.mdx`, '以前的');
  expect((await findIncompleteVersions(root))[0]!.message).toContain('no Chinese label');
  await completeVersion(root, '1.0');
  expect(read(`${chinese}/same.mdx`)).toBe('以前的');
});

it('that was never cut is refused', async () => {
  await expect(completeVersion(root, '2.0')).rejects.toThrow('versions.json does not name it');
});
