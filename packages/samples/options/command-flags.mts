import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const RSLIB = 'node_modules/@rslib/core/bin/rslib.js';

/** Flags that a help text lists, with the opposite form where it names one. */
export function parseHelp(help: string): string[] {
  const options = help.slice(help.indexOf('Options:'));
  const flags = options.split('\n').flatMap((line) => {
    const [, short, long] = /^ {2}(?:(-\w), )?(--[\w-]+)/.exec(line) ?? [];
    const opposite = /\(use (--no-[\w-]+)/.exec(line)?.[1];
    return [short, long, opposite].filter((flag) => flag !== undefined);
  });
  return [...new Set(flags)];
}

/** Flags that a page names in the first column of its tables. */
export function parseFlagTable(source: string): string[] {
  const cells = source.matchAll(/^\|([^|]*)\|/gm);
  const flags = [...cells].flatMap(([, cell]) => {
    return [...cell!.matchAll(/`([^`]+)`/g)].flatMap(
      ([, code]) => code!.match(/(?<![\w-])--?[a-z][\w-]*/g) ?? [],
    );
  });
  return [...new Set(flags)];
}

export async function readHelp(root: string, command: string): Promise<string[]> {
  const args = [path.join(root, RSLIB), command, '--help'];
  const env = { ...process.env, NO_COLOR: '1' };
  return parseHelp((await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout);
}
