import fs from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../src/site/locales';
import { addDocs } from './docs.mts';
import { judge, type Finding } from './judge.mts';
import { availablePackages, install } from './packages.mts';
import { runProcess } from './process.mts';
import { applyChange, givenFiles, rightFiles, writeProject } from './project.mts';
import type { Task } from './task.mts';

/** An answer to a task, and what the judge found. */
export interface Verdict {
  task: string;
  /** `right`, `wrong: <the mistake>` or `command`. */
  answer: string;
  findings: Finding[];
  /** Whether this kind of answer must be rejected, and for the reason that the task names. */
  isExpected: boolean;
  /** Milliseconds that the answer and the judge took. */
  ms: number;
}

/** Answers one task in a folder below `work`, which is its own. */
export type Answer = (work: string, signal: AbortSignal) => Promise<Verdict>;

export interface CommandSettings {
  command: string;
  language: Locale;
  /** Folder of a build of the site, whose pages are put into the folder of the task. */
  docs?: string;
  timeoutMs: number;
}

const PROMPT_FILE = 'TASK.md';

const NOTES: Readonly<Record<Locale, string>> = {
  en: 'Work in the current folder. `npm run build` builds the library. There is no network: all packages that you may use are in node_modules already; add those that you need to package.json, with the version that is installed. Do not change files below src unless the task asks for it.',
  zh: '请在当前目录中完成。`npm run build` 用于构建。没有网络：可用的包都已在 node_modules 中，需要用到的包请按已安装的版本写入 package.json。除非任务有要求，不要修改 src 下的文件。',
};

async function timed(run: () => Promise<Omit<Verdict, 'ms'>>): Promise<Verdict> {
  const start = performance.now();
  const verdict = await run();
  return { ...verdict, ms: Math.round(performance.now() - start) };
}

function ruleBased(
  task: Task,
  answer: string,
  files: () => Promise<Record<string, string>>,
  isExpected: (findings: readonly Finding[]) => boolean,
): Answer {
  return (work, signal) =>
    timed(async () => {
      const folder = path.join(work, 'answer');
      await writeProject(folder, await files());
      const findings = await judge(task, folder, work, signal);
      return { task: task.id, answer, findings, isExpected: isExpected(findings) };
    });
}

export const rightAnswer = (task: Task): Answer =>
  ruleBased(
    task,
    'right',
    () => rightFiles(task),
    (findings) => findings.length === 0,
  );

/** A wrong answer changes the right one where there is the mistake, or the given files. */
export const wrongAnswers = (task: Task): Answer[] =>
  task.wrong.map(({ why, fails, ...change }) =>
    ruleBased(
      task,
      `wrong: ${why}`,
      async () => applyChange(await rightFiles(task), change),
      (findings) =>
        findings.some(({ what, expected, saw }) =>
          `${what}\nexpected ${expected}\n${saw}`.includes(fails),
        ),
    ),
  );

/**
 * Lets a command answer: its working directory is the folder of the task, the prompt comes on
 * standard input and in `TASK.md`.
 */
export function commandAnswer(task: Task, settings: CommandSettings): Answer {
  const { command, language, docs, timeoutMs } = settings;
  return (work, signal) =>
    timed(async () => {
      const cwd = path.join(work, 'answer');
      await writeProject(cwd, givenFiles(task));
      await install(cwd, { typescript: '7.0.2', ...(await availablePackages()) });
      const prompt = `${task.prompt[language].trim()}\n\n${NOTES[language]}\n`;
      await fs.writeFile(path.join(cwd, PROMPT_FILE), prompt);
      if (docs !== undefined) await addDocs(cwd, docs, language);
      const ended = await runProcess(command, undefined, { cwd, timeoutMs, signal, input: prompt });
      if (ended.code !== 0) {
        const saw = `it ${ended.how}\n${ended.output.trim()}`.trim();
        const findings = [{ what: command, expected: 'exit code 0', saw }];
        return { task: task.id, answer: 'command', findings, isExpected: false };
      }
      const findings = await judge(task, cwd, work, signal);
      const isExpected = findings.length === 0;
      return { task: task.id, answer: 'command', findings, isExpected };
    });
}
