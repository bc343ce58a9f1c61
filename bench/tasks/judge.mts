import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { checkTypes, createConsumer, pack, runProgram } from './consumer.mts';
import { developmentPackages, install, readPackage, type PackageJson } from './packages.mts';
import { npm, type ProcessOptions } from './process.mts';
import { givenFiles } from './project.mts';
import type { Checks, Presence, Task } from './task.mts';

/** One thing that is not as the task wants it. */
export interface Finding {
  what: string;
  expected: string;
  saw: string;
}

/** Each step of the judge: a build, an archive, a program. */
const STEP_MS = 120_000;
const MAX_SHOWN_LINES = 12;

/** What is not of the answer, or is made again. */
const NOT_COPIED = ['node_modules', 'dist', '.git'];

type Run = Omit<ProcessOptions, 'cwd'>;

/** The end of a text, without the lines of a stack. */
const shorten = (text: string): string => {
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => !/^ +at .*:\d+:\d+\)?$/.test(line));
  const rest = lines.length - MAX_SHOWN_LINES;
  return rest > 0 ? `… ${rest} lines\n${lines.slice(rest).join('\n')}` : lines.join('\n');
};

function judgePresence(
  what: string,
  { has, lacks }: Presence,
  includes: (part: string) => boolean,
  all: string,
): Finding[] {
  return [
    ...has.filter((part) => !includes(part)).map((part) => ({ what, expected: part, saw: all })),
    ...lacks.filter(includes).map((part) => ({ what, expected: `no ${part}`, saw: all })),
  ];
}

/** Sources that the answer must leave alone. */
async function judgeGiven(task: Task, dir: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [file, text] of Object.entries(givenFiles(task))) {
    if (!file.startsWith('src/') || task.mayChange.includes(file)) continue;
    const now = await fs.readFile(path.join(dir, file), 'utf8').catch(() => undefined);
    if (now === text) continue;
    const saw = now === undefined ? 'it was removed' : 'it was changed';
    findings.push({ what: file, expected: 'the file that was given', saw });
  }
  return findings;
}

async function judgeText(dir: string, { text }: Checks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [file, presence] of Object.entries(text)) {
    const content = await fs.readFile(path.join(dir, file), 'utf8').catch(() => undefined);
    if (content === undefined) {
      findings.push({ what: file, expected: 'this file', saw: 'none' });
      continue;
    }
    const includes = (pattern: string) => new RegExp(pattern, 'm').test(content);
    findings.push(...judgePresence(file, presence, includes, content));
  }
  return findings;
}

/** Programs and types of an empty project that has installed the archive. */
async function judgeConsumer(
  dir: string,
  archive: string,
  { packages, run: programs, types }: Checks,
  run: Run,
): Promise<Finding[]> {
  await createConsumer(dir, archive, packages, run);
  const findings: Finding[] = [];
  for (const [file, { code, prints }] of Object.entries(programs)) {
    const ended = await runProgram(dir, file, code, run);
    const saw = ended.output.trim();
    if (ended.code === 0 && saw === prints.trim()) continue;
    const how = ended.code === 0 ? '' : `\n(it ${ended.how})`;
    findings.push({ what: `printed by ${file}`, expected: prints.trim(), saw: saw + how });
  }
  if (!types) return findings;
  for (const [name, errors] of Object.entries(await checkTypes(dir, types, run))) {
    if (!errors) continue;
    findings.push({ what: `types under ${name}`, expected: 'no errors', saw: errors });
  }
  return findings;
}

/** Installs and builds. Gives what the build printed, or why there is no build. */
async function build(dir: string, run: Run): Promise<string | Finding> {
  let own: PackageJson;
  try {
    own = await readPackage(dir);
  } catch (error) {
    return { what: 'package.json', expected: 'JSON', saw: (error as Error).message };
  }
  const missing = await install(dir, developmentPackages(own));
  if (missing.length > 0) {
    const expected = 'packages that are on this machine';
    return { what: 'package.json', expected, saw: missing.join(', ') };
  }
  const { code, how, output } = await npm(['run', 'build'], { ...run, cwd: dir });
  if (code === 0) return output;
  return { what: 'npm run build', expected: 'exit code 0', saw: `it ${how}\n${output.trim()}` };
}

/**
 * Judges the project in `folder`: a copy of it in `work` is installed, built and packed, and an
 * empty project beside it uses the archive. No findings: the task is solved.
 */
export async function judge(
  task: Task,
  folder: string,
  work: string,
  signal: AbortSignal,
): Promise<Finding[]> {
  const { checks } = task;
  const run: Run = { timeoutMs: STEP_MS, signal };
  const dir = path.join(work, 'project');
  await fs.cp(folder, dir, {
    recursive: true,
    filter: (source) => !NOT_COPIED.includes(path.relative(folder, source)),
  });
  const given = await judgeGiven(task, dir);
  const built = await build(dir, run);
  if (typeof built !== 'string') return [...given, built];
  const dist: string[] = await listFiles(path.join(dir, 'dist'), '').catch(() => []);
  const packed = await pack(dir, work, run);
  if (typeof packed === 'string')
    return [...given, { what: 'npm pack', expected: 'an archive', saw: packed }];
  const list = (files: readonly string[]) => files.join(', ') || 'nothing';
  return [
    ...given,
    ...judgePresence('dist', checks.dist, (file) => dist.includes(file), list(dist)),
    ...judgePresence(
      'npm pack',
      checks.pack,
      (file) => packed.files.includes(file),
      list(packed.files),
    ),
    ...judgePresence('npm run build', checks.output, (part) => built.includes(part), built),
    ...(await judgeText(dir, checks)),
    ...(await judgeConsumer(path.join(work, 'consumer'), packed.archive, checks, run)),
  ];
}

export function formatFinding({ what, expected, saw }: Finding): string {
  const indent = (text: string) => text.replaceAll('\n', '\n        ');
  return `  ${what}\n    expected  ${indent(expected)}\n    saw       ${indent(shorten(saw))}`;
}
