import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/files';
import { writeFiles } from '@rslib-docs/kit/node/files';
import {
  checkTypes,
  createConsumer,
  developmentPackages,
  install,
  pack,
  run,
  runProgram,
  type PackageJson,
} from './consumer.mts';
import type { Answer, Checks, Presence } from './task.mts';

/** One thing that is not as the task wants it. */
export interface Finding {
  what: string;
  expected: string;
  saw: string;
}

const MAX_SHOWN_LINES = 12;

function judgePresence(
  what: string,
  { has, lacks }: Presence,
  includes: (part: string) => boolean,
  saw: string,
): Finding[] {
  const missing = has.filter((part) => !includes(part));
  return [
    ...missing.map((expected) => ({ what, expected, saw })),
    ...lacks.filter(includes).map((part) => ({ what, expected: `no ${part}`, saw })),
  ];
}

const judgeFiles = (what: string, presence: Presence, files: readonly string[]): Finding[] =>
  judgePresence(what, presence, (file) => files.includes(file), files.join(', ') || 'nothing');

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
async function judgeConsumer(dir: string, archive: string, checks: Checks): Promise<Finding[]> {
  await createConsumer(dir, archive, checks.packages);
  const findings: Finding[] = [];
  for (const [file, { code, prints }] of Object.entries(checks.run)) {
    const { isOk, how, output } = await runProgram(dir, file, code);
    const [expected, saw] = [prints.trim(), output.trim()];
    if (isOk && saw === expected) continue;
    findings.push({
      what: `printed by ${file}`,
      expected,
      saw: isOk ? saw : `${saw}\n(it ${how})`,
    });
  }
  const errors = checks.types ? await checkTypes(dir, checks.types) : {};
  for (const [name, saw] of Object.entries(errors)) {
    findings.push({ what: `types under ${name}`, expected: 'no errors', saw });
  }
  return findings;
}

/**
 * Judges an answer: its project in `work` is installed, built and packed, and an empty project
 * beside it uses the archive. No findings: the task is solved.
 */
export async function judge(
  { task, files }: Omit<Answer, 'name'>,
  work: string,
): Promise<Finding[]> {
  const { checks } = task;
  const dir = path.join(work, 'project');
  writeFiles(dir, new Map(Object.entries(files)));
  const own = JSON.parse(files['package.json']!) as PackageJson;
  const missing = await install(dir, developmentPackages(own));
  if (missing.length > 0) {
    const expected = 'packages that are on this machine';
    return [{ what: 'package.json', expected, saw: missing.join(', ') }];
  }
  const { isOk, how, output } = await run(dir, 'npm', ['run', 'build']);
  if (!isOk) {
    const saw = `it ${how}\n${output.trim()}`;
    return [{ what: 'npm run build', expected: 'exit code 0', saw }];
  }
  const dist: string[] = await listFiles(path.join(dir, 'dist'), '').catch(() => []);
  const packed = await pack(dir, work);
  if (typeof packed === 'string')
    return [{ what: 'npm pack', expected: 'an archive', saw: packed }];
  return [
    ...judgeFiles('dist', checks.dist, dist),
    ...judgeFiles('npm pack', checks.pack, packed.files),
    ...judgePresence('npm run build', checks.output, (part) => output.includes(part), output),
    ...(await judgeText(dir, checks)),
    ...(await judgeConsumer(path.join(work, 'consumer'), packed.archive, checks)),
  ];
}

/** Whether a right answer was accepted, or a wrong one rejected for the reason that it names. */
export function isExpected({ fails }: Answer, findings: readonly Finding[]): boolean {
  if (fails === undefined) return findings.length === 0;
  return findings.some(({ what, expected, saw }) =>
    `${what}\nexpected ${expected}\n${saw}`.includes(fails),
  );
}

/** The end of a text, without the lines of a stack. */
function shorten(text: string): string {
  const all = text.trim().split('\n');
  const lines = all.filter((line) => !/^ +at .*:\d+:\d+\)?$/.test(line));
  const rest = lines.length - MAX_SHOWN_LINES;
  return rest > 0 ? `… ${rest} lines\n${lines.slice(rest).join('\n')}` : lines.join('\n');
}

export function formatFinding({ what, expected, saw }: Finding): string {
  const indent = (text: string) => text.replaceAll('\n', '\n        ');
  return `  ${what}\n    expected  ${indent(expected)}\n    saw       ${indent(shorten(saw))}`;
}
