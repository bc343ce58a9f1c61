import { expect, it } from 'vitest';
import { HISTORY_FILE, checkHistory, updateHistory, type History } from './history.mts';
import type { OptionPage } from './option-pages.mts';

const HISTORY: History = {
  version: '1.0.1',
  since: { format: '0.1', outBase: '0.5', autoExternal: '0.1' },
  deprecated: { autoExternal: '1.0' },
};
const page = (option: string, claims: Partial<OptionPage> = {}) =>
  ({ file: `${option}.mdx`, option, lineOf: () => 4, ...claims }) as OptionPage;
const messages = (...pages: OptionPage[]) =>
  checkHistory(HISTORY, pages, '1.0.1').map(({ file, message }) => `${file}: ${message}`);

it('a new version adds what it brought, and forgets what is gone', () => {
  const declared = { since: ['outBase', 'autoExternal', 'fresh'], deprecated: ['outBase'] };
  expect(updateHistory(HISTORY, declared, '1.2.3')).toEqual({
    version: '1.2.3',
    since: { autoExternal: '0.1', fresh: '1.2', outBase: '0.5' },
    deprecated: { outBase: '1.2' },
  });
});

it('what pages lack, or say wrong or too much, is named; a newer Rslib asks for a new history', () => {
  expect(messages(page('outBase', { since: '0.5' }), page('format'))).toEqual([]);
  expect(messages(page('outBase', { since: '0.4' }))).toEqual([
    `outBase.mdx: "outBase" needs since: '0.5' by ${HISTORY_FILE}`,
  ]);
  expect(messages(page('autoExternal'))[0]).toContain(`needs deprecated: '1.0'`);
  expect(messages(page('format', { since: '0.5' }))[0]).toContain('has no since');
  expect(checkHistory(HISTORY, [page('format')], '1.1.0')).toMatchObject([
    { file: HISTORY_FILE, message: expect.stringContaining('prove options --write') },
  ]);
});
