/**
 * Loaded into a build with `--import`: files take a different time whenever they are read or
 * written, so that what runs side by side gets ready in another order in every build.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout } from 'node:timers/promises';

const LONGEST_MS = 10;
const CALLS = ['mkdir', 'readdir', 'readFile', 'stat', 'writeFile'];

const pause = () => setTimeout(Math.random() * LONGEST_MS);

for (const name of CALLS) {
  const promised = fs.promises[name];
  fs.promises[name] = (...args) => pause().then(() => promised.apply(fs.promises, args));
  const called = fs[name];
  fs[name] = (...args) => void pause().then(() => called.apply(fs, args));
}
syncBuiltinESMExports();
