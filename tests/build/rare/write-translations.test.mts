import { afterAll, beforeAll, expect, it } from 'vitest';
import { readUiStrings } from '@rslib-docs/translations/cli/ui-files';
import path from 'node:path';
import { FixtureSite } from '../../lib/fixture-site.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

let site: FixtureSite;
beforeAll(async () => {
  site = await FixtureSite.create();
});
afterAll(() => site.remove());

it("Docusaurus' own command finds the texts of the interface, also the packages'", async () => {
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const { code, output } = await site.run([docusaurus, 'write-translations', '--locale', 'en']);
  expect(code, output).toBe(0);
  const written = Object.keys(JSON.parse(await site.read('i18n/en/code.json')) as object);
  const texts = (await readUiStrings(ROOT, ['src', 'packages'])).map(({ id }) => id);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((id) => !written.includes(id))).toEqual([]);
});
