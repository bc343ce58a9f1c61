import path from 'node:path';
import { defineConfig } from 'vitest/config';

const resolve = { alias: { '@site': path.resolve(import.meta.dirname) } };
/** The site's bundler compiles JSX; a test of a component needs it compiled here. */
const oxc = { jsx: { runtime: 'automatic' } } as const;

const KINDS = ['unit', 'content', 'slow'] as const;
const BESIDE_CODE = '{packages,src,tools,bench,tests/house-rules}/**/*';

export default defineConfig({
  test: {
    projects: [
      // Beside the code: `content` reads the pages, so that a change of one runs nothing else here.
      // `slow` is what starts commands or a compiler.
      ...KINDS.map((name) => ({
        resolve,
        oxc,
        test: {
          name,
          include:
            name === 'unit'
              ? [`${BESIDE_CODE}.test.{ts,mts}`]
              : [`${BESIDE_CODE}.${name}.test.{ts,mts}`],
          exclude: [
            '**/node_modules/**',
            ...(name === 'unit' ? [`**/*.{content,slow,rare}.test.{ts,mts}`] : []),
          ],
          testTimeout: 60_000,
          // Most of the time went into loading compilers and readers anew for every file. Files of
          // one thread share them instead, so a test puts back what it changes outside of itself.
          pool: 'threads' as const,
          isolate: false,
        },
      })),
      {
        // Engines in processes of their own; one file at a time, as they share two cores with these.
        resolve,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.mts'],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        // What stands in the built pages and files, read without a browser.
        resolve,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.mts'],
          globalSetup: 'tests/lib/need-build.mts',
          testTimeout: 60_000,
          // One thread parses a page once for all files.
          pool: 'threads' as const,
          isolate: false,
          maxWorkers: 1,
        },
      },
      // Each test builds a small site; two at a time are what two cores bear.
      ...(['build', 'rare'] as const).map((name) => ({
        resolve,
        test: {
          name,
          include:
            name === 'rare'
              ? ['tests/build/rare/*.test.mts', `${BESIDE_CODE}.rare.test.{ts,mts}`]
              : ['tests/build/*.test.mts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
          maxConcurrency: 2,
        },
      })),
    ],
  },
});
