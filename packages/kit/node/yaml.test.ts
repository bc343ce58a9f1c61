import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const ofDocusaurus = createRequire(require.resolve('@docusaurus/utils'));

it('YAML is read by the same copy of the same parser as in Docusaurus', () => {
  expect(require.resolve('js-yaml')).toBe(ofDocusaurus.resolve('js-yaml'));
});
