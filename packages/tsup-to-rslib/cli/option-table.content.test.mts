import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findStaleTables, withOptionTable } from './option-table.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HEADING = '## Options {/* #option-table */}';

describe('the table of options of tsup', () => {
  it('stands in the pages as the data has it; else: npm run site -- prove migration-table --write', async () => {
    expect([...(await findStaleTables(ROOT)).keys()]).toEqual([]);
  });

  it('replaces the old one and nothing else, and needs its section', () => {
    const page = `a\n\n${HEADING}\n\nIntro.\n\n| old |\n| --- |\n| x |\n\n## Next\n\n| other |\n`;
    const written = withOptionTable(page, 'en');
    expect(written).toMatch(/^a\n\n## Options .*\n\nIntro\.\n\nWith .*:\n\n\| tsup /);
    expect(written.match(/^\| tsup /gm)).toHaveLength(3);
    expect(written).not.toContain('| old |');
    expect(written).toMatch(/\n\n## Next\n\n\| other \|\n$/);
    expect(withOptionTable(written, 'en')).toBe(written);
    expect(() => withOptionTable('# Page\n', 'en')).toThrow('option-table');
  });
});
