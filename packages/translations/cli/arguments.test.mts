import { expect, it } from 'vitest';
import { UsageError } from '@rslib-docs/kit/node/command';
import { parseCommand } from './arguments.mts';

it.each([
  [[]],
  [['nope']],
  [['toString']],
  [['status', '--nope']],
  [['status', '--fix']],
  [['status', 'page']],
  [['diff', 'page', 'section', 'more']],
  [['diff', 'page', '--anyway']],
])('%j is wrong usage', (args) => {
  expect(() => parseCommand(args, {})).toThrow(UsageError);
});

it('reads a command, its flags, and what it is about', () => {
  expect(parseCommand(['accept', 'guide/basic/cli', 'usage'], {})).toEqual({
    command: 'accept',
    flags: {},
    positionals: ['guide/basic/cli', 'usage'],
  });
  expect(parseCommand(['check', '--fix'], {})).toMatchObject({ flags: { fix: true } });
});

it('takes the flags that npm keeps for itself, of this command only', () => {
  const env = { npm_config_json: 'true', npm_config_fix: 'true' };
  const flags = (event: string) =>
    parseCommand(['status'], { ...env, npm_lifecycle_event: event }).flags;
  expect(flags('i18n')).toEqual({ json: true });
  expect(flags('test')).toEqual({});
});
