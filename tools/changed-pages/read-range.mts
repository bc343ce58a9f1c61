import { execFileSync } from 'node:child_process';
import { Refusal } from '@rslib-docs/kit/node/command';

/** A commit and one that came after it, as git knows them. */
export interface Range {
  base: string;
  head: string;
}

export interface ChangedFile {
  /** Name before; undefined where it is new. */
  before: string | undefined;
  /** Name now; undefined where it is gone. */
  after: string | undefined;
}

const WHAT = 'The changes cannot be told:';

function git(root: string, ...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 } as const;
  return execFileSync('git', args, options);
}

function saidBy(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr?.trim() || message).split('\n')[0]!.replace(/^fatal: /, '');
}

/**
 * The range that `asked` means, `<base>..<head>` or `<base>`, from where both parted. A refusal says
 * what a clone lacks: git itself, the commit, or the history between.
 */
export function readRange(root: string, asked: string): Range {
  const [base = '', head = 'HEAD', ...rest] = asked.split(/\.{2,3}/);
  if (!base || !head || rest.length > 0) throw new Refusal(WHAT, [`"${asked}" is no range`]);
  let isShallow: boolean;
  try {
    isShallow = git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true';
  } catch (error) {
    throw new Refusal(WHAT, [`there is no history here: ${saidBy(error)}`]);
  }
  const deeper = isShallow ? '; this clone is shallow: git fetch --unshallow' : '';
  const commitOf = (name: string): string => {
    try {
      return git(
        root,
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${name}^{commit}`,
      ).trim();
    } catch {
      const hint = deeper || '; name a commit or branch, such as HEAD~1, or fetch it';
      throw new Refusal(WHAT, [`git knows no commit "${name}"${hint}`]);
    }
  };
  const [from, to] = [commitOf(base), commitOf(head)];
  try {
    return { base: git(root, 'merge-base', from, to).trim(), head: to };
  } catch {
    throw new Refusal(WHAT, [`${base} and ${head} have no commit in common${deeper}`]);
  }
}

/** The files below some folders that differ, with what they were called before. */
export function changedFiles(
  root: string,
  range: Range,
  folders: readonly string[],
): ChangedFile[] {
  const args = ['diff', '--name-status', '-z', '-M', range.base, range.head, '--', ...folders];
  const words = git(root, ...args).split('\0');
  const files: ChangedFile[] = [];
  for (let at = 0; at + 1 < words.length;) {
    const state = words[at]![0]!;
    const name = words[at + 1]!;
    if (state === 'R' || state === 'C') {
      files.push({ before: name, after: words[at + 2] });
      at += 3;
      continue;
    }
    files.push({
      before: state === 'A' ? undefined : name,
      after: state === 'D' ? undefined : name,
    });
    at += 2;
  }
  return files;
}

/** The text of a file in a commit. */
export const textAt = (root: string, commit: string, file: string): string =>
  git(root, 'show', `${commit}:${file}`);
