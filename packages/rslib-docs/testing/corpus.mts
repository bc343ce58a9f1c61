import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import corpus from './corpus.json' with { type: 'json' };

const CLI = path.resolve(import.meta.dirname, '../dist/cli.mjs');

const USAGE = `Usage: npx tsx packages/rslib-docs/testing/corpus.mts <folder>

Checks packages of public repositories with the packed command and compares the findings with our
verdicts in corpus.json. The folder has a checkout of each repository: <folder>/<owner>+<name>

Exit codes: 0 as expected, 1 not, 2 wrong usage.`;

/** Ids of the errors and warnings that the command prints for a package. */
function findingsOf(root: string, dir: string): string[] {
  const { stdout } = spawnSync(process.execPath, [CLI, 'check', dir, '--no-build'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/^\S+ (?:error|warning) ([\w-]+):/gm)].map(([, id]) => id!);
}

await runCommand(USAGE, async ([folder]) => {
  if (folder === undefined) throw new UsageError('Name a folder.');
  const counts = { right: 0, false: 0, missed: 0, absent: 0 };
  for (const { repository, commit, path: dir, found } of corpus) {
    const root = path.join(folder, repository.replace('/', '+'));
    if (!fs.existsSync(path.join(root, dir))) {
      counts.absent += 1;
      console.log(`absent: ${repository}@${commit} ${dir}`);
      continue;
    }
    const ids = findingsOf(root, dir);
    const wanted: readonly string[] = found;
    const wrong = ids.filter((id) => !wanted.includes(id));
    const missed = wanted.filter((id) => !ids.includes(id));
    counts.false += wrong.length;
    counts.missed += missed.length;
    counts.right += ids.length - wrong.length;
    if (wrong.length + missed.length > 0)
      console.log(`${repository} ${dir}: false ${wrong.join(', ')}; missed ${missed.join(', ')}`);
  }
  console.log(JSON.stringify(counts));
  return counts.false + counts.missed > 0 ? EXIT.findings : EXIT.ok;
});
