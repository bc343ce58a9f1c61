import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EFFECTIVE_FOLDER } from '@rslib-docs/translations/core/places';
import { FixtureSite } from './fixture-site.mts';
import { IN_BOTH_LANGUAGES } from './languages.mts';

const MARK = 'build/last-good-build.txt';

export interface Fault {
  name: string;
  files?: Record<string, string | Uint8Array>;
  replace?: [file: string, from: string, to: string];
  /** The site is English only; a fault of both languages needs both. */
  isInBoth?: true;
  env?: Record<string, string>;
  /** Parts of the last words of the build: the file, the key and what to do. */
  says: (string | RegExp)[];
}

/** What people see at the end of a build that stopped: nobody reads the stacks above it. */
const lastWords = (output: string): string =>
  output.slice(output.lastIndexOf('Build failed: ')).replace(/\s+/g, ' ');

async function expectStop(site: FixtureSite, { env, says }: Fault): Promise<void> {
  const { code, output } = await site.build(env);
  expect(code, output).toBe(1);
  const text = lastWords(output);
  for (const part of says) {
    if (typeof part === 'string') expect(text, output).toContain(part);
    else expect(text, output).toMatch(part);
  }
  // What the build copies is nobody's to fix.
  expect(text).not.toContain(EFFECTIVE_FOLDER);
  expect(await site.read(MARK)).toBe('untouched');
  await expect(fs.stat(path.join(site.dir, 'build.next'))).rejects.toThrow('ENOENT');
}

/** Tests that a build stops for each fault, and why it says so; gives the site without faults. */
export function testFaults(faults: readonly Fault[]): () => FixtureSite {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await FixtureSite.create({ isEnglish: true });
    // By this page a build is known.
    await site.write('build/404.html', 'An earlier build');
    await site.write(MARK, 'untouched');
  });
  afterAll(() => site.remove());
  describe('the build stops, says where and what to do, and leaves the last good build', () => {
    for (const fault of faults) {
      it(fault.name, async () => {
        const { files = {}, isInBoth } = fault;
        const replace = isInBoth ? IN_BOTH_LANGUAGES : fault.replace;
        const before = replace && (await site.read(replace[0]));
        try {
          for (const [file, content] of Object.entries(files)) await site.write(file, content);
          if (replace) await site.replace(...replace);
          await expectStop(site, fault);
        } finally {
          for (const file of Object.keys(files)) await fs.rm(path.join(site.dir, file));
          if (replace) await site.write(replace[0], before!);
        }
      });
    }
  });
  return () => site;
}
