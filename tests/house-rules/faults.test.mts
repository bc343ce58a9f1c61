import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFaults } from '../../tools/faults/faults.mts';
import { findTaggedFiles } from '../../tools/faults/tagged-files.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('faults: every one has tests that name it, and tests name no other', async () => {
  const faults = readFaults(await fs.readFile(path.join(ROOT, 'tests/faults.yaml'), 'utf8'));
  const tagged = await findTaggedFiles(ROOT);
  expect([...tagged.keys()].sort()).toEqual(faults.map(({ id }) => id).sort());
});
