import { afterAll, describe, expect, it } from 'vitest';
import { findMistakes, makeChecker } from '../../testing/library.mts';
import { FORMAT_SEEDS } from '../../testing/seeds/formats.mts';
import { OPTION_SEEDS } from '../../testing/seeds/options.mts';
import { PACKAGE_SEEDS } from '../../testing/seeds/packages.mts';
import { RULES } from './rules/index.mts';

const { library, remove } = makeChecker();
afterAll(remove);

describe('mistakes that were put in', () => {
  const all = [...OPTION_SEEDS, ...FORMAT_SEEDS, ...PACKAGE_SEEDS];
  const named = all.map((seed, at) => ({ ...seed, at }));

  it('are three of each kind', () => {
    const kinds = [...RULES.map(({ id }) => id), 'types', 'package-files'].sort();
    expect(all.map(({ rule }) => rule).sort()).toEqual(kinds.flatMap((id) => [id, id, id]));
  });

  it.each(named)('$rule, no. $at', async ({ rule, files }) => {
    const found = new Set(await findMistakes(library, files));
    expect(found).toContain(rule);
    // The types say so too, where the option is used.
    expect([...found].filter((id) => id !== rule && id !== 'types')).toEqual([]);
  });
});
