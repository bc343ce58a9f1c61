/**
 * Loaded into a build with `--import`: what is written to a path that ends as `DISK_FAILS_AT` says
 * fails as on a disk that is full (ENOSPC) or read-only (EROFS).
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { DISK_FAILS_AT, DISK_FAILS_WITH } = process.env;
const PROMISED = ['appendFile', 'copyFile', 'mkdir', 'open', 'rename', 'writeFile'];

/** If there are two paths, as for a rename, the second is written. */
const written = (name, args) => (name === 'copyFile' || name === 'rename' ? args[1] : args[0]);
const fails = (name, args) => String(written(name, args)).endsWith(DISK_FAILS_AT);

function failure(name, args) {
  const path = String(written(name, args));
  const error = new Error(`${DISK_FAILS_WITH}: the disk is full or read-only, ${name} '${path}'`);
  return Object.assign(error, { code: DISK_FAILS_WITH, syscall: name, path });
}

for (const name of PROMISED) {
  const promised = fs.promises[name];
  fs.promises[name] = (...args) =>
    fails(name, args) ? Promise.reject(failure(name, args)) : promised.apply(fs.promises, args);
  const called = fs[name];
  fs[name] = (...args) =>
    fails(name, args)
      ? void queueMicrotask(() => args.at(-1)(failure(name, args)))
      : called.apply(fs, args);
  const atOnce = fs[`${name}Sync`];
  fs[`${name}Sync`] = (...args) => {
    if (fails(name, args)) throw failure(name, args);
    return atOnce.apply(fs, args);
  };
}
syncBuiltinESMExports();
