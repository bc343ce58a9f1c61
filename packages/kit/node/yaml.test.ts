import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { parseYaml } from './yaml';

const require = createRequire(import.meta.url);
const ofDocusaurus = createRequire(require.resolve('@docusaurus/utils'));

it('YAML is read by the same copy of the same parser as in Docusaurus', () => {
  expect(require.resolve('js-yaml')).toBe(ofDocusaurus.resolve('js-yaml'));
});

it('names that stand for too many values are refused, and one that holds itself', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`);
  for (const text of [`a0: &a0 [x]\n${lines.join('\n')}`, 'a: &a [*a]'])
    expect(() => parseYaml(text)).toThrow('it stands for more than');
});
