import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OptionPage } from '../option-pages.mts';
import {
  HISTORY_FILE,
  checkHistory,
  chooseVersions,
  readDeclaredOptions,
  readHistory,
  tellHistory,
} from './since.mts';

const DECLARATIONS = `
export interface LibConfig extends EnvironmentConfig {
  /** The format. */
  format?: Format;
  /** @deprecated Use another one. */
  old?: boolean;
  output?: Output;
}
export interface RslibConfig extends RsbuildConfig { lib: LibConfig[]; root?: string }
`;

describe('the history of options', () => {
  it('reads what a version declares by itself, of the first release and the last of each minor version', () => {
    expect(readDeclaredOptions(DECLARATIONS, 'a')).toEqual({
      options: ['format', 'old', 'lib'],
      deprecated: ['old'],
    });
    expect(() => readDeclaredOptions('export {}', 'pkg@0.0.1')).toThrow('pkg@0.0.1 declares no');
    const published = [
      '0.0.5',
      '0.1.0',
      '0.1.2',
      '0.10.0',
      '0.2.1',
      '1.0.0-beta.1',
      '1.0.0',
      '2.0.0',
    ];
    expect(chooseVersions(published, '1.0.0')).toEqual([
      '0.1.0',
      '0.1.2',
      '0.2.1',
      '0.10.0',
      '1.0.0',
    ]);
  });

  it('tells when what is there now came, also what was gone in between', () => {
    const versions = ['0.1.0', '0.2.0', '0.3.1'].map((version) => ({ version, integrity: '' }));
    const declared = [
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'b', 'c'],
    ].map((options, index) => ({
      options,
      deprecated: index > 0 ? ['a'] : [],
    }));
    expect(tellHistory(versions, declared)).toMatchObject({
      since: { b: '0.3', c: '0.2' },
      deprecated: { a: '0.2' },
    });
  });

  it('as committed has every version with its integrity', async () => {
    const { versions } = await readHistory(path.resolve(import.meta.dirname, '../../../..'));
    expect(versions.length).toBeGreaterThan(20);
    for (const { integrity } of versions) expect(integrity).toMatch(/^sha512-/);
  });
});

describe('pages are compared with it', () => {
  const history = {
    versions: [{ version: '1.0.1', integrity: '' }],
    since: { outBase: '0.5' },
    deprecated: { autoExternal: '1.0' },
  };
  const page = (option: string, claims: Partial<OptionPage> = {}) =>
    ({ file: `${option}.mdx`, option, lineOf: () => 4, ...claims }) as OptionPage;
  const messages = (...pages: OptionPage[]) =>
    checkHistory(history, pages, '1.0.1').map(({ file, message }) => `${file}: ${message}`);

  it('what is missing, wrong or too much is named, and a newer Rslib asks for a new history', () => {
    expect(messages(page('outBase', { since: '0.5' }), page('format'))).toEqual([]);
    expect(messages(page('outBase', { since: '0.4' }))).toEqual([
      `outBase.mdx: "outBase" needs since: '0.5' by the published versions`,
    ]);
    expect(messages(page('autoExternal'))[0]).toContain(`needs deprecated: '1.0'`);
    expect(messages(page('format', { since: '0.5' }))[0]).toContain('has no since');
    expect(checkHistory(history, [page('format')], '1.1.0')).toMatchObject([
      {
        file: HISTORY_FILE,
        message: expect.stringContaining('npm run site -- prove options --write'),
      },
    ]);
  });
});
