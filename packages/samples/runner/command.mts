/** What a sample may run with `npx`: Rslib, and what checks a package. */
export const NPX_PROGRAMS = ['rslib', 'publint', '@arethetypeswrong/cli'] as const;
export type NpxProgram = (typeof NPX_PROGRAMS)[number];

/** A program that a sample runs: `npx rslib …` or `node file …`, with its environment. */
export interface Command {
  program: NpxProgram | 'node';
  args: string[];
  env: Record<string, string>;
}

/** What a sample may run, for a message. */
export const RUNS = [...NPX_PROGRAMS.map((name) => `npx ${name} …`), 'node …'].join('", "');

/** What a shell would not take as it stands, such as quotes, comments and a second command. */
const OF_THE_SHELL = /["'`\\;&|<>$()]|(?:^|\s)#/;

/** Reads one line of a shell; a sample runs what `NPX_PROGRAMS` names and what it has built. */
export function parseCommand(line: string): Command | undefined {
  if (OF_THE_SHELL.test(line)) return undefined;
  const words = line.trim().split(/\s+/);
  const env: Record<string, string> = {};
  while (/^[A-Z_]+=/.test(words[0] ?? '')) {
    const [name, ...value] = words.shift()!.split('=');
    env[name!] = value.join('=');
  }
  if (words[0] === 'node') return { program: 'node', args: words.slice(1), env };
  const program = NPX_PROGRAMS.find((name) => words[0] === 'npx' && words[1] === name);
  return program && { program, args: words.slice(2), env };
}
