import { describe, expect, it } from 'vitest';
import { UsageError, parseArguments } from './arguments.mts';

describe('parseArguments', () => {
  it('measures what is there by default', () => {
    expect(parseArguments([])).toEqual({
      help: false,
      build: false,
      reuseStock: false,
      json: undefined,
    });
  });

  it('reads every option', () => {
    expect(parseArguments(['--build', '--reuse-stock', '--json', 'out.json', '--help'])).toEqual({
      help: true,
      build: true,
      reuseStock: true,
      json: 'out.json',
    });
  });

  it.each([[['--fast']], [['build']], [['--json']], [['--json', '--build']]])(
    'refuses %j',
    (args) => {
      expect(() => parseArguments(args)).toThrow(UsageError);
    },
  );
});
