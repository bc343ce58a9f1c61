import { afterAll, describe, expect, it } from 'vitest';
import { makeChecker, makeFolder } from '../../testing/library.mts';
import { FORMAT_SEEDS } from '../../testing/seeds/formats.mts';
import { OPTION_SEEDS } from '../../testing/seeds/options.mts';
import { PACKAGE_SEEDS } from '../../testing/seeds/packages.mts';
import { check } from './check.mts';
import type { Finding } from './finding.mts';
import { RULES } from './rules/index.mts';

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

describe('mistakes that were put in', () => {
  const all = [...OPTION_SEEDS, ...FORMAT_SEEDS, ...PACKAGE_SEEDS];
  const named = all.map((seed, at) => ({ ...seed, at }));

  it('are three of each kind', () => {
    const kinds = [...RULES.map(({ id }) => id), 'types', 'package-files'].sort();
    expect(all.map(({ rule }) => rule).sort()).toEqual(kinds.flatMap((id) => [id, id, id]));
  });

  it.each(named)('$rule, no. $at', async ({ rule, files }) => {
    const found = new Set(await mistakes(files));
    expect(found).toContain(rule);
    // The types say so too, where the option is used.
    expect([...found].filter((id) => id !== rule && id !== 'types')).toEqual([]);
  });
});
