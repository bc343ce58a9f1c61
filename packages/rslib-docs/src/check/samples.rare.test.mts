import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPages } from '@rslib-docs/samples/runner/fences';
import { isConfigFile, planPages } from '@rslib-docs/samples/runner/plan';
import { makeChecker } from '../../testing/library.mts';
import { FIXTURES } from '../../testing/fixtures/packages.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
const { findMistakes } = makeChecker();

/** Samples that show what a rule warns of, with the rule. */
const SHOWN_ON_PURPOSE: Readonly<Record<string, string>> = {
  'blog/2025-05-14-introducing-rslib.mdx#formats': 'umd-target',
  'docs/config/lib/auto-external.mdx#none': 'auto-external-deprecated',
  'docs/config/lib/auto-external.mdx#old': 'auto-external-deprecated',
  'docs/config/lib/shims.mdx#cjs-off': 'shims-import-meta-url',
  'docs/config/lib/umd-name.mdx#unnamed': 'umd-name',
  'docs/config/rsbuild/source.mdx#define-raw': 'define-unquoted',
  'docs/guide/advanced/environment-variables.mdx#formats': 'import-meta-env-cjs',
};

it.each(FIXTURES.map((fixture, at) => ({ ...fixture, at })))(
  'finds $rule, no. $at',
  async (fixture) => {
    const found = new Set(await findMistakes(fixture.files));
    expect(found).toContain(fixture.rule);
    expect([...found].filter((id) => id !== fixture.rule && id !== 'types')).toEqual([]);
  },
);

describe('samples of the site', async () => {
  const { projects } = planPages(await readPages(PROJECT));
  const built = projects.flatMap((project) => {
    const config = [...project.files.keys()].find((file) => isConfigFile(path.basename(file)));
    const isOwn = project.runsAs === project && project.fails === undefined;
    return isOwn && config !== undefined ? [{ project, dir: path.dirname(config) }] : [];
  });

  it('are many', () => {
    expect(built.length).toBeGreaterThan(200);
  });

  it('give no false alarm', { timeout: 600_000 }, async () => {
    const alarms: Record<string, string> = {};
    for (const { project, dir } of built) {
      const found = await findMistakes(Object.fromEntries(project.files), dir);
      if (found.length > 0) alarms[`${project.page}#${project.id}`] = found.join(', ');
    }
    expect(alarms).toEqual(SHOWN_ON_PURPOSE);
  });
});
