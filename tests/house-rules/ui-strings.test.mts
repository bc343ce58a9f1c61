import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@rslib-docs/kit/node/files';
import { formatFinding } from '@rslib-docs/translations/cli/project';
import { checkUiFiles, readUiStrings } from '@rslib-docs/translations/cli/ui-files';

const ROOT = path.resolve(import.meta.dirname, '../..');
const files = await checkUiFiles(ROOT);
const own = (await readUiStrings(ROOT, ['src', 'packages'])).filter(
  ({ id }) => !id.startsWith('theme.'),
);

describe('texts of the user interface', () => {
  it('are named <feature>.<part>.<what>, after a folder', async () => {
    expect(own.length).toBeGreaterThan(20);
    const inPackages = await listFiles(path.join(ROOT, 'packages'), '');
    const inFeatures = await listFiles(path.join(ROOT, 'src/features'), '');
    const folders = [...inPackages, ...inFeatures].flatMap((file) => file.split('/').slice(0, -1));
    for (const { id, file } of own) expect(folders, `${id} in ${file}`).toContain(id.split('.')[0]);
  });

  it.each(files)('$file has every key in Chinese, and no others', ({ findings }) => {
    expect(findings.map(formatFinding)).toEqual([]);
  });
});
