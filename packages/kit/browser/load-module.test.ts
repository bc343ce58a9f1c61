import { expect, it } from 'vitest';
import { loadModule } from './load-module';

const LATE =
  'data:text/javascript,globalThis.tries = (globalThis.tries || 0) + 1; if (globalThis.tries < 2) throw Error("late"); export const isThere = true;';

it('gets past a failure that is kept for an address, and loads once what could be loaded', async () => {
  await expect(loadModule(LATE)).rejects.toThrow('late');
  // Node.js keeps it as browsers do.
  await expect(import(/* @vite-ignore */ LATE)).rejects.toThrow('late');
  expect(await loadModule(LATE)).toMatchObject({ isThere: true });
  const address = 'data:text/javascript,export const one = {};';
  const loaded = await loadModule(address);
  await expect(loadModule('data:text/javascript,throw Error("no")')).rejects.toThrow('no');
  expect(await loadModule(address)).toBe(loaded);
});
