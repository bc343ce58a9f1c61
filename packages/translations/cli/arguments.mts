import { parseArgs } from 'node:util';
import { UsageError } from '@rslib-docs/kit/node/command';

export interface Flags {
  all?: boolean;
  anyway?: boolean;
  fix?: boolean;
  json?: boolean;
  locale?: string;
}
type Switch = Exclude<keyof Flags, 'locale'>;

/** What is asked for. */
export interface Command {
  command: string;
  flags: Flags;
  positionals: string[];
}

/** Flags and number of arguments that each command takes. */
const COMMANDS: Readonly<Record<string, { flags: readonly Switch[]; most: number }>> = {
  status: { flags: ['all', 'json'], most: 0 },
  check: { flags: ['fix', 'json'], most: Infinity },
  accept: { flags: ['all', 'anyway'], most: Infinity },
  diff: { flags: [], most: 2 },
  glossary: { flags: [], most: 0 },
  pseudo: { flags: [], most: 0 },
};

/** `npm run i18n status --json`, without `--` before the flag: npm takes it and tells us here. */
function flagsFromNpm(known: readonly Switch[], env: NodeJS.ProcessEnv): Flags {
  if (env.npm_lifecycle_event !== 'i18n') return {};
  const given = known.filter((flag) => env[`npm_config_${flag}`] === 'true');
  return Object.fromEntries(given.map((flag) => [flag, true]));
}

/** The command with its flags and the page and section that it names; throws where that is wrong. */
export function parseCommand(args: readonly string[], env: NodeJS.ProcessEnv): Command {
  const [command, ...rest] = args;
  const known = command !== undefined && Object.hasOwn(COMMANDS, command) && COMMANDS[command];
  if (!known) throw new UsageError(command ? `Unknown command "${command}".` : 'Name a command.');
  const switches = known.flags.map((flag) => [flag, { type: 'boolean' as const }] as const);
  const options = { ...Object.fromEntries(switches), locale: { type: 'string' as const } };
  try {
    const parsed = parseArgs({ args: rest, options, allowPositionals: true });
    if (parsed.positionals.length > known.most) throw new Error('Too many arguments.');
    return {
      command,
      flags: { ...flagsFromNpm(known.flags, env), ...(parsed.values as Flags) },
      positionals: parsed.positionals,
    };
  } catch (error) {
    throw new UsageError(`${command}: ${(error as Error).message}`);
  }
}
