import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { listFiles, writeFiles } from '@rslib-docs/kit/node/files';
import { missingBundlers, runApp, runPage } from './apps.mts';
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
import { BUNDLERS, type Answer, type Checks, type Consumer, type Presence } from './recipe.mts';

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

/** What was expected of a consumer, and what was seen; nothing where it is the same. */
type Seen = Omit<Finding, 'what'> | undefined;
/** Every cell of a recipe that was tried: whether the package works there. */
export type Cells = Partial<Record<Consumer, boolean>>;

const compare = (expected: string, saw: string): Seen =>
  saw.trim() === expected.trim() ? undefined : { expected: expected.trim(), saw: saw.trim() };

/** What a consumer of the archive saw, one after the other. */
async function* tryConsumers(
  dir: string,
  checks: Checks,
  browser: Browser | undefined,
): AsyncGenerator<[consumer: Consumer, what: string, seen: Seen]> {
  for (const [file, { code, prints }] of Object.entries(checks.run)) {
    const { isOk, how, output } = await runProgram(dir, file, code);
    const saw = isOk ? output : `${output.trim()}\n(it ${how})`;
    const node = file.endsWith('.mjs') ? 'node-esm' : 'node-cjs';
    const consumer = file.startsWith('use') ? node : 'script';
    yield [consumer, `printed by ${file}`, compare(prints, saw)];
  }
  const errors = checks.types ? await checkTypes(dir, checks.types) : {};
  for (const [name, saw] of Object.entries(errors)) {
    const seen = saw === '' ? undefined : { expected: 'no errors', saw };
    yield [`types-${name as 'node16' | 'bundler'}`, `types under ${name}`, seen];
  }
  if (!browser) return;
  const { app, page } = checks;
  const missing = missingBundlers(BUNDLERS);
  for (const bundler of app ? BUNDLERS.filter((one) => !missing.includes(one)) : []) {
    const saw = await runApp(dir, bundler, app!, browser);
    yield [bundler, `printed by the app of ${bundler}`, compare(app!.prints, saw)];
  }
  if (page)
    yield [
      'script',
      'printed by the page',
      compare(page.prints, await runPage(dir, page, browser)),
    ];
}

async function judgeConsumers(dir: string, checks: Checks, browser: Browser | undefined) {
  const cells: Cells = {};
  const findings: Finding[] = [];
  for await (const [consumer, what, seen] of tryConsumers(dir, checks, browser)) {
    const fails = checks.fails[consumer];
    cells[consumer] = (cells[consumer] ?? true) && !seen;
    if (fails === undefined) findings.push(...(seen ? [{ what, ...seen }] : []));
    else if (!seen?.saw.includes(fails))
      findings.push({ what, expected: `that it fails: ${fails}`, saw: seen?.saw ?? 'it works' });
  }
  return { cells, findings };
}

/**
 * Judges an answer: its project in `work` is installed, built and packed, and an empty project
 * beside it uses the archive. No findings: all is as the recipe says. Without a browser no app is
 * tried.
 */
export async function judge(
  { recipe, files }: Omit<Answer, 'name'>,
  work: string,
  browser?: Browser,
): Promise<{ findings: Finding[]; cells: Cells }> {
  const { checks } = recipe;
  const dir = path.join(work, 'project');
  const stop = (what: string, expected: string, saw: string) => ({
    findings: [{ what, expected, saw }],
    cells: {},
  });
  writeFiles(dir, new Map(Object.entries(files)));
  const own = JSON.parse(files['package.json']!) as PackageJson;
  const missing = await install(dir, developmentPackages(own));
  if (missing.length > 0)
    return stop('package.json', 'packages that are on this machine', missing.join(', '));
  const { isOk, how, output } = await run(dir, 'npm', ['run', 'build']);
  if (!isOk) return stop('npm run build', 'exit code 0', `it ${how}\n${output.trim()}`);
  const dist: string[] = await listFiles(path.join(dir, 'dist'), '').catch(() => []);
  const packed = await pack(dir, work);
  if (typeof packed === 'string') return stop('npm pack', 'an archive', packed);
  const consumer = path.join(work, 'consumer');
  await createConsumer(consumer, packed.archive, checks.packages);
  const { cells, findings } = await judgeConsumers(consumer, checks, browser);
  const inProject = [
    ...judgeFiles('dist', checks.dist, dist),
    ...judgeFiles('npm pack', checks.pack, packed.files),
    ...judgePresence('npm run build', checks.output, (part) => output.includes(part), output),
    ...(await judgeText(dir, checks)),
  ];
  return { cells, findings: [...inProject, ...findings] };
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
