import { describe, expect, it } from 'vitest';
import { makeChecker } from '../../testing/library.mts';
import { FIXTURES } from '../../testing/fixtures/packages.mts';
import { RULES } from './rules.mts';

const { findMistakes } = makeChecker();

describe('mistakes that were put in', () => {
  const kinds = [...Object.keys(RULES), 'types'].sort();

  it('are three of each kind', () => {
    expect(FIXTURES.map(({ rule }) => rule).sort()).toEqual(kinds.flatMap((id) => [id, id, id]));
  });

  // The other two of each kind are found at night.
  it.each(kinds)('%s', async (rule) => {
    const found = new Set(
      await findMistakes(FIXTURES.find((fixture) => fixture.rule === rule)!.files),
    );
    expect(found).toContain(rule);
    // The types say so too, where the option is used.
    expect([...found].filter((id) => id !== rule && id !== 'types')).toEqual([]);
  });
});
