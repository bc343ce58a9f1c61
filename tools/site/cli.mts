import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { SITE_COMMANDS, type CommandGroup, type SiteCommand } from './commands.mts';

const COMMANDS: Readonly<Record<string, SiteCommand | CommandGroup>> = SITE_COMMANDS;

function listed(commands: Readonly<Record<string, { summary: string }>>): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return Object.entries(commands)
    .map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
    .join('\n');
}

const USAGE = `Usage: npm run site -- <command> [flags]

${listed(COMMANDS)}

Every command checks, and what can be written is written with --write. "<command> --help" says more.

Exit codes: 0 all is well, 1 findings, 2 wrong usage.`;

function usageOf(group: string, { parts, unnamed }: CommandGroup): string {
  return `Usage: npm run site -- ${group} [<name> ...] [flags]

${listed(parts)}

Without a name: ${unnamed.join(', ')}.
"${group} <name> --help" says more, with the flags of each.

Exit codes: 0 all is well, 1 findings, 2 wrong usage.`;
}

/** Each reads its own flags from where its name was. The worst of their exit codes is given. */
async function runParts(
  parts: CommandGroup['parts'],
  names: Iterable<string>,
  flags: readonly string[],
): Promise<number> {
  let worst: number = EXIT.ok;
  for (const name of names) {
    process.argv.splice(2, Infinity, ...flags);
    await parts[name]!.run();
    worst = Math.max(worst, Number(process.exitCode ?? EXIT.ok));
    if (worst === EXIT.usage) break;
  }
  return worst;
}

async function runGroup(group: string, command: CommandGroup): Promise<void> {
  const { parts, unnamed } = command;
  const args = process.argv.slice(2);
  const firstFlag = args.findIndex((arg) => !Object.hasOwn(parts, arg));
  const names = args.slice(0, firstFlag < 0 ? args.length : firstFlag);
  if (names.length > 0) {
    process.exitCode = await runParts(parts, new Set(names), args.slice(names.length));
    return;
  }
  await runCommand(usageOf(group, command), async ([unknown]) => {
    if (unknown !== undefined) throw new UsageError(`There is no "${unknown}" of ${group}.`);
    return runParts(parts, unnamed, []);
  });
}

const [name] = process.argv.slice(2);
if (name !== undefined && Object.hasOwn(COMMANDS, name)) {
  process.argv.splice(2, 1);
  const command = COMMANDS[name]!;
  await ('parts' in command ? runGroup(name, command) : command.run());
} else if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
  console.log(USAGE);
} else {
  console.error(`Unknown command "${name}".\n\n${USAGE}`);
  process.exitCode = EXIT.usage;
}
