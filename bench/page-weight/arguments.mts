export const USAGE = `Usage: npm run --prefix bench page-weight [-- <options>]

Builds stock Docusaurus on the content of this site, opens some pages of both in Chromium on an
empty cache, and prints what each of them makes the browser load.

  --build         build this site first; without it the build in build/ is measured
  --reuse-stock   measure the stock build of an earlier run; for work on this tool only
  --json <file>   also write the raw numbers, in bytes and file by file
  --help          print this text

Chromium: CHROMIUM_PATH, else one of the system, else the one that Playwright downloaded.
Exit codes: 0 measured, 1 something failed, 2 wrong usage.`;

export interface Arguments {
  help: boolean;
  build: boolean;
  reuseStock: boolean;
  /** Where the raw numbers go, as it was typed. */
  json: string | undefined;
}

/** Wrong usage, with a message for the person who typed it. */
export class UsageError extends Error {}

/** Reads the command line. Throws `UsageError` for whatever is not in `USAGE`. */
export function parseArguments(args: readonly string[]): Arguments {
  const parsed: Arguments = { help: false, build: false, reuseStock: false, json: undefined };
  const rest = [...args];
  for (let flag = rest.shift(); flag !== undefined; flag = rest.shift()) {
    if (flag === '--help' || flag === '-h') parsed.help = true;
    else if (flag === '--build') parsed.build = true;
    else if (flag === '--reuse-stock') parsed.reuseStock = true;
    else if (flag === '--json') {
      parsed.json = rest.shift();
      if (!parsed.json || parsed.json.startsWith('-')) throw new UsageError('--json needs a file.');
    } else throw new UsageError(`Unknown option "${flag}".`);
  }
  return parsed;
}
