import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ARROW, readRows } from '../../tools/faults/rows.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFile(path.join(ROOT, file), 'utf8');

const rows = readRows(await read('tests/faults.yaml'));

it.each(rows.filter(({ proofs }) => proofs.length > 0))(
  'faults: the tests that prove $id exist',
  async ({ proofs }) => {
    for (const { file, title } of proofs) {
      const text = file
        ? await read(file).catch(() => '')
        : (await read('package.json')).replace(/^ *"([\w:-]+)": "/gm, 'npm run $1');
      for (const part of title.split(ARROW)) {
        expect(text.includes(part), `${file ?? 'package.json'} has no test "${part}"`).toBe(true);
      }
    }
  },
);
