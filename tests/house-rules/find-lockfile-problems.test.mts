import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLockfileProblems, type Lockfile } from './find-lockfile-problems.mts';

const OURS = path.resolve(import.meta.dirname, '../../package-lock.json');
const all = (JSON.parse(fs.readFileSync(OURS, 'utf8')) as Lockfile).packages;
const KNOWN = new Set(['esbuild']);
const PLACE = 'node_modules/react';
type Entry = Lockfile['packages'][string];

/** Two packages of our own lockfile, one of them changed by somebody. */
function tamper(change: Partial<Entry>, place = PLACE): Lockfile {
  const esbuild = 'node_modules/esbuild';
  const packages = { '': all['']!, [esbuild]: all[esbuild]!, [PLACE]: all[PLACE]! };
  return { packages: { ...packages, [place]: { ...all[PLACE], ...change } } };
}
const find = (lock: Lockfile) => findLockfileProblems(lock, KNOWN);

describe('a lockfile that was tampered with is found @F104', () => {
  it('but not one as npm writes it', () => {
    expect(find(tamper({}))).toEqual([]);
    // A package inside the archive of another one has no hash.
    const bundled = { integrity: undefined, inBundle: true };
    expect(find(tamper(bundled, `${PLACE}/node_modules/tslib`))).toEqual([]);
  });
  it('with a package that lies in no archive', () => {
    const bundled = { integrity: undefined, inBundle: true };
    expect(find(tamper(bundled)).join()).toContain('no SHA-512');
  });
  it.each<[string, Partial<Entry>, string]>([
    ['another host', { resolved: 'https://evil.example/react.tgz' }, 'https://evil.example/'],
    ['a repository', { resolved: 'git+ssh://git@evil.example/react.git#1' }, 'git+ssh:'],
    ['no integrity', { integrity: undefined }, 'no SHA-512'],
    ['a weak integrity', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no SHA-512'],
    ['a cut integrity', { integrity: 'sha512-abc' }, 'no SHA-512'],
    ['a new install script', { hasInstallScript: true }, 'install script'],
    ['a link', { link: true }, 'link to a folder'],
    ['a range', { version: '^19.0.0' }, 'no exact version'],
    ['another package', { name: 'evil' }, 'is evil under another name'],
  ])('with %s', (_name, change, problem) => {
    expect(find(tamper(change))).toEqual([expect.stringContaining(problem)]);
    expect(find(tamper(change))[0]).toMatch(/^node_modules\/react: /);
  });
  it('also within another package, whose name does not count', () => {
    const place = 'node_modules/esbuild/node_modules/evil';
    expect(find(tamper({ hasInstallScript: true }, place))).toEqual([
      expect.stringContaining(place),
    ]);
  });
});
