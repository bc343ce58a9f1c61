import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { BenchSite } from '../sites/site.mts';
import { createFailures } from './failures.mts';
import { measureParts, type Bench } from './parts.mts';

const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-parts-'));

afterAll(() => rmSync(dir, { recursive: true }));

/** A site that nothing but its build makes. */
const siteOf = (id: string, prepare: BenchSite['prepare']): BenchSite => ({
  id: id as BenchSite['id'],
  name: id,
  version: '1.0.0',
  dir,
  output: dir,
  build: () => ({ node: process.execPath, args: ['-e', '0'], cwd: dir }),
  traces: [],
  editedFile: 'page.md',
  prepare,
  address: (route) => route,
  controls: { appearance: '', sidebarLink: () => '' },
});

it('who could not be made is told with each part, so that no older value stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const good = siteOf('good', async () => undefined);
  const bad = siteOf('bad', () => Promise.reject(new Error('No such package.')));
  const onPart = vi.fn();
  const failures = createFailures();
  await measureParts({
    sites: [good, bad],
    parts: ['build'],
    runs: 1,
    built: false,
    pages: [],
    recorder: { begin: () => undefined, onRun: () => undefined, onPart, files: () => [] },
    failures,
  } as unknown as Bench);
  expect(onPart).toHaveBeenCalledExactlyOnceWith(
    'build',
    { good: { name: 'good', version: '1.0.0' } },
    expect.objectContaining({ 'build.cold': { good: [expect.any(Number)] } }),
    ['bad'],
  );
  expect(failures.summary).toEqual(['bad failed at prepare: No such package.']);
  vi.restoreAllMocks();
});
