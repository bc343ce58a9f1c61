import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICE, allChoices, choiceKey, readChoice, writeChoice } from './choice';

describe('choices', () => {
  it('are several hundred, each with a name of its own, and come back from the address', () => {
    const keys = allChoices().map(choiceKey);
    expect(keys.length).toBeGreaterThan(300);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain(choiceKey(DEFAULT_CHOICE));
    for (const choice of allChoices()) expect(readChoice(writeChoice('', choice))).toEqual(choice);
  });

  it('leave no trace of defaults in the address, other parameters alone, and what is right beside what is wrong', () => {
    expect(writeChoice('', DEFAULT_CHOICE)).toBe('');
    expect(writeChoice('?format=cjs&outline=0', DEFAULT_CHOICE)).toBe('?outline=0');
    const cjs = { ...DEFAULT_CHOICE, format: 'cjs', bundle: 'false' } as const;
    expect(writeChoice('?outline=0', cjs)).toBe('?outline=0&format=cjs&bundle=false');
    expect(readChoice('?format=umd&target=deno&minify=true')).toEqual({
      ...DEFAULT_CHOICE,
      format: 'umd',
      minify: 'true',
    });
  });

  it.each([
    '',
    '?',
    '?format=',
    '?format=amd',
    '?format=CJS',
    '?bundle=1',
    '?dts=<b>',
    '?format=%',
  ])('are the default where the address says nothing that exists: %s @F212', (search) =>
    expect(readChoice(search)).toEqual(DEFAULT_CHOICE),
  );
});
