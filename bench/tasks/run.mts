import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { EXIT, UsageError, runCommand, showProgress } from '@rslib-docs/kit/node/command';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { installPackages } from '@rslib-docs/samples/runner/packages';
import { ROOT } from '../sites/site.mts';
import { commandAnswer, rightAnswer, wrongAnswers, type Answer, type Verdict } from './answers.mts';
import { USAGE, readArguments, type Arguments } from './arguments.mts';
import { judgeAll } from './judge-all.mts';
import { formatFinding } from './judge.mts';
import { readTasks, type Task } from './task.mts';

function chooseTasks(tasks: readonly Task[], only: readonly string[]): readonly Task[] {
  const unknown = only.find((id) => !tasks.some((task) => task.id === id));
  if (unknown) throw new UsageError(`There is no task "${unknown}"; --list names all.`);
  return only.length > 0 ? tasks.filter(({ id }) => only.includes(id)) : tasks;
}

function answersOf(task: Task, args: Arguments): Answer[] {
  const { command, answers } = args;
  if (command !== undefined) {
    const docs = args.docs ? path.join(ROOT, 'packages/rslib-docs') : undefined;
    return [commandAnswer(task, { ...args, command, docs })];
  }
  return [
    ...(answers.includes('right') ? [rightAnswer(task)] : []),
    ...(answers.includes('wrong') ? wrongAnswers(task) : []),
  ];
}

/** One verdict: whether the judge accepts the answer, and its findings where that is not expected. */
function formatVerdict({ task, answer, findings, isExpected, ms }: Verdict): string {
  const mark = isExpected ? '✓' : '✗';
  const end = findings.length === 0 ? 'accepted' : 'rejected';
  const head = `${mark} ${task}, ${answer}: ${end} (${(ms / 1000).toFixed(1)} s)`;
  if (isExpected) return head;
  const reason = findings.length > 0 && answer.startsWith('wrong') ? ['  for another reason:'] : [];
  return [head, ...reason, ...findings.map(formatFinding)].join('\n');
}

function score(name: string, verdicts: readonly Verdict[]): string {
  const accepted = verdicts.filter(({ findings }) => findings.length === 0).length;
  const share = Math.round((accepted / verdicts.length) * 100);
  return `${name}: ${accepted} of ${verdicts.length} accepted (${share} %)`;
}

function printScores(verdicts: readonly Verdict[]): void {
  const kinds = { 'Right answers': 'right', 'Wrong answers': 'wrong', Command: 'command' };
  for (const [name, kind] of Object.entries(kinds)) {
    const own = verdicts.filter(({ answer }) => answer.startsWith(kind));
    if (own.length > 0) console.log(score(name, own));
  }
}

await runCommand(USAGE, async (argv) => {
  const args = readArguments(argv);
  const tasks = chooseTasks(await readTasks(), args.only);
  if (args.list) {
    for (const { id, prompt } of tasks) {
      console.log(`${id}: ${prompt[args.language].trim().split('\n')[0]}`);
    }
    return EXIT.ok;
  }
  await installPackages(ROOT);
  const answers = tasks.flatMap((task) => answersOf(task, args));
  // Outside of this project: nobody finds packages, pages or answers of ours above it.
  const work = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'rslib-tasks-')));
  const abort = new AbortController();
  let done = 0;
  const verdicts = await withCleanup(
    () =>
      judgeAll(answers, work, abort.signal, {
        keep: args.keep,
        onVerdict(verdict, folder) {
          showProgress('');
          console.log(formatVerdict(verdict));
          if (args.keep) console.log(`  ${folder}`);
          showProgress(`${(done += 1)} of ${answers.length}`);
        },
      }),
    () => {
      abort.abort();
      if (!args.keep) rmSync(work, { recursive: true, force: true, maxRetries: 3 });
    },
  );
  showProgress('');
  printScores(verdicts);
  if (args.report) {
    // npm runs the command in `bench`; a relative path is meant from where the person is.
    const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), args.report);
    await fs.writeFile(file, `${JSON.stringify(verdicts, null, 2)}\n`);
  }
  return verdicts.every(({ isExpected }) => isExpected) ? EXIT.ok : EXIT.findings;
});
