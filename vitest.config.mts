import path from 'node:path';
import { defineConfig } from 'vitest/config';

const resolve = { alias: { '@site': path.resolve(import.meta.dirname) } };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['{src,tools,bench}/**/*.test.{ts,mts}', 'tests/house-rules/**/*.test.mts'],
          testTimeout: 20_000,
        },
      },
      {
        // Each test builds a small site; two at a time are what two cores bear.
        resolve,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.mts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
