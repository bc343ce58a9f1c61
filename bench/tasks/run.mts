import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  EXIT,
  UsageError,
  parseFlags,
  runCommand,
  showProgress,
} from '@rslib-docs/kit/node/command';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { installPackages } from '@rslib-docs/samples/runner/packages';
import { ROOT } from '../sites/site.mts';
import { formatFinding, isExpected, judge } from './judge.mts';
import { answersOf, readTasks, type Answer } from './task.mts';

const USAGE = `Usage: npm run --prefix bench tasks [-- <flags>]

Judges the answers that the tasks name: each is built, packed, and used by an empty project. All
right ones must be accepted, and all wrong ones rejected for the reason that they name.

  --only <task>    judges answers to this task; repeatable
  --keep           keeps the folders and prints where they are
  --list           prints the tasks and judges nothing
  --help           print this text

Exit codes: 0 all as expected, 1 not so, 2 wrong usage, 130 interrupted.`;

/** Two cores bear two builds. */
const AT_ONCE = 2;

/** Judges one answer and says how it went; gives whether that was to be expected. */
async function judgeOne(answer: Answer, work: string, keep: boolean): Promise<boolean> {
  const started = performance.now();
  mkdirSync(work);
  const findings = await judge(answer, work);
  const isRight = isExpected(answer, findings);
  const end = findings.length === 0 ? 'accepted' : 'rejected';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  showProgress('');
  console.log(`${isRight ? '✓' : '✗'} ${answer.task.id}, ${answer.name}: ${end} (${seconds} s)`);
  if (!isRight && answer.fails !== undefined) console.log(`  instead of: ${answer.fails}`);
  if (!isRight) for (const finding of findings) console.log(formatFinding(finding));
  if (keep) console.log(`  ${work}`);
  else rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  return isRight;
}

/** Gives how many answers were not judged as expected. */
async function judgeAll(answers: readonly Answer[], work: string, keep: boolean): Promise<number> {
  const pending = [...answers.entries()];
  let wrong = 0;
  const judgeNext = async (): Promise<void> => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      const [at, answer] = next;
      showProgress(`${at + 1} of ${answers.length}`);
      if (!(await judgeOne(answer, path.join(work, String(at)), keep))) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, judgeNext));
  return wrong;
}

await runCommand(USAGE, async (args) => {
  const { only, keep, list } = parseFlags(args, {
    only: { type: 'string', multiple: true, default: [] as string[] },
    keep: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  });
  const all = await readTasks();
  const unknown = only.find((id) => !all.some((task) => task.id === id));
  if (unknown) throw new UsageError(`There is no task "${unknown}"; --list names all.`);
  const tasks = only.length > 0 ? all.filter(({ id }) => only.includes(id)) : all;
  if (list) {
    for (const { id, prompt } of tasks) console.log(`${id}: ${prompt.en.trim().split('\n')[0]}`);
    return EXIT.ok;
  }
  await installPackages(ROOT);
  const answers = (await Promise.all(tasks.map(answersOf))).flat();
  // Outside of this project, whose packages would be found from below it.
  const work = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'rslib-tasks-')));
  const wrong = await withCleanup(
    () => judgeAll(answers, work, keep),
    () => {
      if (!keep) rmSync(work, { recursive: true, force: true, maxRetries: 3 });
    },
  );
  console.log(`${answers.length - wrong} of ${answers.length} answers were judged as expected.`);
  return wrong > 0 ? EXIT.findings : EXIT.ok;
});
