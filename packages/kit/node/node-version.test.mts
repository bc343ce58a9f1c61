import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { NODE_RANGE, isSupportedNode } from './node-version.mts';

it.each(['20.19.0', '20.20.2', '22.12.0', '22.99.1', '24.0.0', '25.1.0'])(
  '%s is supported',
  (version) => {
    expect(isSupportedNode(version)).toBe(true);
  },
);

it.each(['18.20.0', '20.18.9', '21.7.0', '22.11.0', '23.5.0'])('%s is not', (version) => {
  expect(isSupportedNode(version)).toBe(false);
});

it('the range is that of package.json', () => {
  const file = path.resolve(import.meta.dirname, '../../../package.json');
  const { engines } = JSON.parse(fs.readFileSync(file, 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(NODE_RANGE);
});
