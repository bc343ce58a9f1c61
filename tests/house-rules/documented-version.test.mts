import { expect, it } from 'vitest';
import { DOCUMENTED_VERSION } from '../../src/site/identity';
import manifest from '../../package.json' with { type: 'json' };
import assistants from 'rslib-docs/package.json' with { type: 'json' };

it('the pages are about the version that their samples run with', () => {
  expect(DOCUMENTED_VERSION).toBe(manifest.devDependencies['@rslib/core']);
});

it('the package for assistants has that version, by which projects choose it', () => {
  expect(assistants.version).toBe(DOCUMENTED_VERSION);
});
