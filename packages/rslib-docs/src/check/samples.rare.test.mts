import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPages } from '@rslib-docs/samples/runner/fences';
import { planPages } from '@rslib-docs/samples/runner/plan';
import { isConfigFile } from '@rslib-docs/samples/runner/project-files';
import { makeChecker, makeFolder } from '../../testing/library.mts';
import { check } from './check.mts';
import type { Finding } from './finding.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
const { library, remove } = makeChecker();
afterAll(remove);

/** Notes on the check itself have no section to read. */
const isOfRule = ({ level, page }: Finding) => level !== 'note' || page !== undefined;

/** Ids of the mistakes that are found in some files, and of what may be one. */
async function mistakes(files: Readonly<Record<string, string>>, dir = '.'): Promise<string[]> {
  const { folder, remove: clean } = makeFolder(files);
  try {
    const findings = await check(library, folder, { lang: 'en', dir, isBuilt: false });
    return findings.filter(isOfRule).map(({ id }) => id);
  } finally {
    clean();
  }
}

/** Samples that show what a rule warns of, with the rule. */
const SHOWN_ON_PURPOSE: Readonly<Record<string, string>> = {
  'blog/2025-05-14-introducing-rslib.mdx#formats': 'umd-target',
  'docs/config/lib/auto-external.mdx#none': 'auto-external-deprecated',
  'docs/config/lib/auto-external.mdx#old': 'auto-external-deprecated',
  'docs/config/lib/shims.mdx#cjs-off': 'shims-import-meta-url',
  'docs/guide/advanced/environment-variables.mdx#formats': 'import-meta-env-cjs',
};

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
      const found = await mistakes(Object.fromEntries(project.files), dir);
      if (found.length > 0) alarms[`${project.page}#${project.id}`] = found.join(', ');
    }
    expect(alarms).toEqual(SHOWN_ON_PURPOSE);
  });
});
