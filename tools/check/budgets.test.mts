import os from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { checkBudgets, checkFileBudgets } from './check-budgets.mts';
import { measureFile, measurePage } from './check-budgets.mts';

const BUDGETS = {
  doc: { page: '/a', beforeTextBytes: 20, firstViewBytes: 100, controlsBytes: 30, appBytes: 50 },
};

describe('budgets', () => {
  it('are met up to the last byte, and name what is over, by how much, and what to do @F251', () => {
    expect(
      checkBudgets(BUDGETS, {
        doc: { beforeTextBytes: 20, firstViewBytes: 100, controlsBytes: 30, appBytes: 50 },
      }),
    ).toEqual([]);
    const findings = checkBudgets(BUDGETS, {
      doc: { beforeTextBytes: 21, firstViewBytes: 101, controlsBytes: 30, appBytes: 60 },
    });
    expect(findings).toEqual([
      expect.stringMatching(
        /^doc \(\/a\): part before the first paragraphs weighs 21 bytes, 1 over/,
      ),
      expect.stringMatching(
        /^doc \(\/a\): first view weighs 101 bytes, 1 over its budget of 100\./,
      ),
      expect.stringMatching(/app weighs 60 bytes, 10 over its budget of 50\..*budgets\.json/),
    ]);
  });
});

describe('a file with a budget of its own', () => {
  const budgets = { index: { file: 'i.json', bytes: 10 } };

  it('may weigh that much, is named where it weighs more, and cannot be weighed where the build has it not', async () => {
    expect(checkFileBudgets(budgets, { index: 10 })).toEqual([]);
    expect(checkFileBudgets(budgets, { index: 12 })).toEqual([
      expect.stringMatching(/^index \(i\.json\) weighs 12 bytes, 2 over its budget of 10\./),
    ]);
    await expect(measureFile(os.tmpdir(), 'no-such-index.json')).rejects.toThrow(
      'no no-such-index.json, which has a budget',
    );
  });
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
