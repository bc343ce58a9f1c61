import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@rslib-docs/kit/node/files';
import { formatFinding } from '@rslib-docs/translations/cli/project';
import { checkUiFiles } from '@rslib-docs/translations/cli/ui-files';
import { readUiStrings } from '@rslib-docs/translations/cli/ui-files';

const ROOT = path.resolve(import.meta.dirname, '../..');
const files = await checkUiFiles(ROOT);
const own = (await readUiStrings(ROOT, ['src', 'packages'])).filter(
  ({ id }) => !id.startsWith('theme.'),
);

describe('texts of the user interface', () => {
  it('are found by this test at all', () => {
    expect(own.length).toBeGreaterThan(20);
    expect(own.map(({ id }) => id)).toContain('doc-page.updated');
  });

  it('are named <feature>.<part>.<what>, after a folder', async () => {
    const inPackages = await listFiles(path.join(ROOT, 'packages'), '');
    const inFeatures = await listFiles(path.join(ROOT, 'src/features'), '');
    const folders = [...inPackages, ...inFeatures].flatMap((file) => file.split('/').slice(0, -1));
    for (const { id, file } of own) expect(folders, `${id} in ${file}`).toContain(id.split('.')[0]);
  });

  it.each(files)('$file has every key in Chinese, and no others', ({ findings }) => {
    expect(findings.map(formatFinding)).toEqual([]);
  });
});
