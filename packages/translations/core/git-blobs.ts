import { spawnSync } from 'node:child_process';

const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Never asks for a password, and fetches nothing that a partial clone has left out. */
const ENV = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' };

const git = (root: string, args: readonly string[], input = '') =>
  spawnSync('git', [...args], { cwd: root, input, env: ENV, maxBuffer: MOST_OUTPUT_BYTES });

/** The texts that the repository holds of these ids; none where there is no repository. */
export function readBlobs(root: string, ids: Iterable<string>): Map<string, string> {
  const texts = new Map<string, string>();
  const wanted = [...new Set(ids)].filter((id) => /^[\da-f]{40,64}$/.test(id));
  if (wanted.length === 0) return texts;
  const { stdout, status } = git(root, ['cat-file', '--batch'], `${wanted.join('\n')}\n`);
  if (status !== 0) return texts;
  for (let at = 0; at < stdout.length;) {
    const end = stdout.indexOf('\n', at);
    const [id, type, size] = stdout.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (size === undefined) continue;
    if (type === 'blob') texts.set(id!, stdout.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}

/** Keeps the present text of files until they are committed; without a repository, nothing can. */
export function keepBlobs(root: string, files: readonly string[]): void {
  git(root, ['hash-object', '-w', '--stdin-paths'], `${files.join('\n')}\n`);
}

/** Why a text is not there, and what brings it, for people. */
export function explainMissing(root: string): string {
  const { stdout, status } = git(root, ['rev-parse', '--is-shallow-repository']);
  if (status !== 0)
    return 'This is no git repository, so there is no older text. Clone the project to see it.';
  if (stdout.toString().trim() === 'true')
    return 'This clone is shallow: run git fetch --unshallow to have the older text.';
  return 'No commit that was fetched holds it: it was never committed, or only on another branch.';
}

/** What differs from the last commit below a folder, as git lists it; undefined without a repository. */
export function uncommitted(root: string, folder: string): string[] | undefined {
  const { stdout, status } = git(root, ['status', '--porcelain', '--', folder]);
  if (status !== 0) return undefined;
  return stdout.toString().split('\n').filter(Boolean);
}
