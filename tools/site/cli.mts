import { EXIT } from '@rslib-docs/kit/node/command';
import { SITE_COMMANDS, type SiteCommandName } from './commands.mts';

const WIDTH = Math.max(...Object.keys(SITE_COMMANDS).map((name) => name.length));

const USAGE = `Usage: npm run site -- <command> [flags]

${Object.entries(SITE_COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(WIDTH)}  ${summary}`)
  .join('\n')}

Every command checks, and what can be written is written with --write. "<command> --help" says more.

Exit codes: 0 all is well, 1 findings, 2 wrong usage.`;

const [name] = process.argv.slice(2);
if (name !== undefined && Object.hasOwn(SITE_COMMANDS, name)) {
  // The command reads its own flags from where its name was.
  process.argv.splice(2, 1);
  await SITE_COMMANDS[name as SiteCommandName].run();
} else if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
  console.log(USAGE);
} else {
  console.error(`Unknown command "${name}".\n\n${USAGE}`);
  process.exitCode = EXIT.usage;
}
