import path from 'node:path';
import { expect, it } from 'vitest';
import { compare, readLock, readUpstreams } from './theme-components.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('no component has changed since its slot was compared with it: npm run site -- upstream', async () => {
  const upstreams = await readUpstreams(ROOT);
  expect(Object.keys(upstreams.found).length).toBeGreaterThan(10);
  expect([...compare(await readLock(ROOT), upstreams)]).toEqual([]);
});
