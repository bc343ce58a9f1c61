import os from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { checkBudgets, checkFileBudgets, measureFile, measurePage } from './check-budgets.mts';

const BUDGETS = {
  doc: { page: '/a', beforeTextBytes: 20, firstViewBytes: 100, controlsBytes: 30, appBytes: 50 },
};

it('budgets are met up to the last byte, and name what is over, by how much, and what to do @F251', () => {
  const { page: _, ...measured } = BUDGETS.doc;
  expect(checkBudgets(BUDGETS, { doc: measured })).toEqual([]);
  const heavy = { ...measured, beforeTextBytes: 21, firstViewBytes: 101, appBytes: 60 };
  expect(checkBudgets(BUDGETS, { doc: heavy })).toEqual([
    expect.stringMatching(/^doc \(\/a\): part before the first paragraphs weighs 21 bytes, 1 over/),
    expect.stringMatching(/^doc \(\/a\): first view weighs 101 bytes, 1 over its budget of 100\./),
    expect.stringMatching(/app weighs 60 bytes, 10 over its budget of 50\..*budgets\.json/),
  ]);
});

it('a file with a budget may weigh that much, is named where it weighs more, and must be built', async () => {
  const budgets = { index: { file: 'i.json', bytes: 10 } };
  expect(checkFileBudgets(budgets, { index: 10 })).toEqual([]);
  expect(checkFileBudgets(budgets, { index: 12 })).toEqual([
    expect.stringMatching(/^index \(i\.json\) weighs 12 bytes, 2 over its budget of 10\./),
  ]);
  const measured = measureFile(os.tmpdir(), 'no-such-index.json');
  await expect(measured).rejects.toThrow('no no-such-index.json, which has a budget');
});

describe('a page', () => {
  const { dir, write } = tempFolder();
  beforeAll(() => {
    write('a.html', '<link rel=stylesheet href=/a.css><script src=/a.js></script><p>Text');
    write('a.css', 'p{color:red}');
    write('a.js', 'run()');
    write('b.html', '<script src=/gone.js></script>');
  });

  it('weighs what it loads, and cannot be weighed where that is not there', async () => {
    const before = await measurePage(dir, '/a');
    expect(before.firstViewBytes).toBeGreaterThan(before.appBytes);
    // Random text cannot be compressed.
    const random = Array.from({ length: 2000 }, () => Math.random().toString(36)).join('');
    write('c.css', `p{content:"${random}"}`);
    write('c.html', '<link rel=stylesheet href=/c.css><p>Text');
    expect((await measurePage(dir, '/c')).firstViewBytes).toBeGreaterThan(10_000);
    await expect(measurePage(dir, '/b')).rejects.toThrow('no /gone.js, which /b needs');
  });

  it('is measured up to its first paragraphs, or as a whole', async () => {
    const before = '<h1>Ä</h1><p>Text';
    write('d.html', `${before}<script data-after-text>run()</script>More`);
    write('e.html', before);
    for (const page of ['/d', '/e'])
      expect((await measurePage(dir, page)).beforeTextBytes).toBe(Buffer.byteLength(before));
  });
});
