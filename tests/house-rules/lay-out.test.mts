import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { layOut } from '@rslib-docs/translations/cli/lay-out';

const ROOT = path.resolve(import.meta.dirname, '../..');

it.each([
  'README.md',
  'sidebars.ts',
  'src/features/home/showcase.json',
  'src/site/redirects.ts',
  'packages/samples/options/history.json',
  'tools/check/published.json',
])('what tools write is laid out as by the formatter: %s', async (file) => {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const asWritten = file.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text;
  expect(await layOut(ROOT, file, asWritten)).toBe(text);
});
