import { maskComments } from '@rslib-docs/translations/core/code-text';
import { TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { findMetaProblems } from './fence-meta';
import type { Fence, Finding, Page } from './fences.mts';

/** What a sample may run with `npx`: Rslib, and what checks a package. */
const NPX_PROGRAMS = ['rslib', 'publint', '@arethetypeswrong/cli'] as const;
export type NpxProgram = (typeof NPX_PROGRAMS)[number];

/** A program that a sample runs: `npx rslib …` or `node file …`, with its environment. */
export interface Command {
  program: NpxProgram | 'node';
  args: string[];
  env: Record<string, string>;
}

export interface Build {
  files: ReadonlyMap<string, string>;
  commands: readonly Command[];
}

/** What a page says about the result: a listing, the content of a file, or what is printed. */
export interface Expectation {
  fence: Fence;
  kind: 'listing' | 'content' | 'printed';
  /** Path below `dist` of a `content`; index of the command of a `printed`. */
  path: string;
  command: number;
}

/** All fences of a page with the same `sample`: one project that is built. */
export class Project implements Build {
  files = new Map<string, string>();
  /** Fences that files come from, by path. */
  sources = new Map<string, Fence>();
  commands: Command[] = [];
  fails: string | undefined;
  expectations: Expectation[] = [];
  /** The project whose outcome counts for this one: its English counterpart, or itself. */
  runsAs: Project = this;

  constructor(
    readonly page: string,
    readonly id: string,
    /** Where findings about the whole project point to. */
    public fence: Fence,
  ) {}
}

/** A fence that only the type checker, or the JSON reader, sees. */
export interface Check {
  fence: Fence;
  mustFail: boolean;
}

export interface Plan {
  projects: Project[];
  checks: Check[];
  problems: Finding[];
  /** Fences that say why they are neither run nor checked. */
  unchecked: Fence[];
}

/** Languages in which a fence must say whether it is run, checked or neither. */
const CODE_LANGUAGE = /^(?:[cm]?[jt]s|[jt]sx|jsonc?)$/;
const MODES = ['sample', 'check', 'unchecked'] as const;

/** What a sample need not show: files that every project gets unless it has its own. */
const DEFAULT_FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'esnext',
      lib: ['esnext', 'dom'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      rootDir: 'src',
      types: ['node', '@rslib/core/types'],
    },
    include: ['src'],
  }),
};
const DEFAULT_SOURCE = `export const greet = (name: string): string => \`Hello, \${name}!\`;\n`;

export const isConfigFile = (file: string): boolean => /^rslib\.config\.[cm]?[jt]s$/.test(file);
/** Scripts that start a build, and what lies beside package.json, are not what is built. */
const isSource = (file: string): boolean =>
  !file.startsWith('scripts/') && /\/[^/]+\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(file);

export function completeFiles(files: Map<string, string>): void {
  for (const [file, text] of Object.entries(DEFAULT_FILES)) {
    if (!files.has(file)) files.set(file, text);
  }
  if (![...files.keys()].some(isSource)) files.set('src/index.ts', DEFAULT_SOURCE);
}

/** What a shell would not take as it stands, such as quotes, comments and a second command. */
const SHELL_SYNTAX = /["'`\\;&|<>$()]|(?:^|\s)#/;

/** Reads one line of a shell; a sample runs what `NPX_PROGRAMS` names and what it has built. */
export function parseCommand(line: string): Command | undefined {
  if (SHELL_SYNTAX.test(line)) return undefined;
  const words = line.trim().split(/\s+/);
  const env: Record<string, string> = {};
  while (/^[A-Z_]+=/.test(words[0] ?? '')) {
    const [name, ...value] = words.shift()!.split('=');
    env[name!] = value.join('=');
  }
  if (words[0] === 'node') return { program: 'node', args: words.slice(1), env };
  const program = NPX_PROGRAMS.find((name) => words[0] === 'npx' && words[1] === name);
  return program && { program, args: words.slice(2), env };
}

const problem = ({ file, line }: Fence, message: string): Finding => ({ file, line, message });

function readCommands(fence: Fence, project: Project, problems: Finding[]): void {
  const programs = [...NPX_PROGRAMS.map((name) => `npx ${name} …`), 'node …'].join('", "');
  for (const line of fence.text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const command = parseCommand(line);
    if (command) project.commands.push(command);
    else
      problems.push(problem(fence, `a sample runs "${programs}" with plain words, not: ${line}`));
  }
}

function addFence(project: Project, fence: Fence, problems: Finding[]): void {
  const { title, values } = fence.meta;
  const fails = values.get('fails');
  if (typeof fails === 'string') project.fails = fails;
  const expect = (kind: Expectation['kind'], path = ''): void => {
    const command = Math.max(project.commands.length - 1, 0);
    project.expectations.push({ fence, kind, path, command });
  };
  if (title === 'dist') expect('listing');
  else if (title?.startsWith('dist/')) expect('content', title.slice('dist/'.length));
  else if (fence.lang === 'text' && !title) expect('printed');
  else if (fence.lang === 'bash') readCommands(fence, project, problems);
  else if (!title) problems.push(problem(fence, 'a file of a sample needs its name: title="…"'));
  else if (title.split('/').includes('..') || title.startsWith('/'))
    problems.push(problem(fence, `the file "${title}" is outside of the sample`));
  else if (project.files.has(title))
    problems.push(problem(fence, `sample "${project.id}" has two files "${title}"`));
  else {
    project.files.set(title, fence.text);
    project.sources.set(title, fence);
    if (isConfigFile(title)) project.fence = fence;
  }
}

function checkMode(fence: Fence): Finding[] {
  const { values } = fence.meta;
  const modes = MODES.filter((mode) => values.has(mode));
  const isSource =
    values.has('sample') && values.get('check') === 'error' && !values.has('unchecked');
  if (modes.length > 1 && !isSource)
    return [problem(fence, `say one of ${modes.join(' and ')}, not both`)];
  if (values.has('fails') && !values.has('sample'))
    return [problem(fence, 'fails="…" needs a sample="…" that is run')];
  const [language] = fence.lang.split(' ');
  if (modes.length > 0 || !CODE_LANGUAGE.test(language!)) return [];
  return [
    problem(fence, `say sample="id" (run), check (types only) or unchecked="reason" for this code`),
  ];
}

/** Sorts the fences of one page in one language into projects and checks. */
export function planPage({ name, fences }: Page): Plan {
  const plan: Plan = { projects: [], checks: [], problems: [], unchecked: [] };
  const byId = new Map<string, Project>();
  for (const fence of fences) {
    const unknown = findMetaProblems(fence.meta).map((message) => problem(fence, message));
    const wrong = unknown.length > 0 ? unknown : checkMode(fence);
    plan.problems.push(...wrong);
    if (wrong.length > 0) continue;
    const id = fence.meta.values.get('sample');
    if (typeof id === 'string') {
      const project = byId.get(id) ?? new Project(name, id, fence);
      byId.set(id, project);
      addFence(project, fence, plan.problems);
    } else if (fence.meta.values.has('check')) {
      plan.checks.push({ fence, mustFail: fence.meta.values.get('check') === 'error' });
    } else if (fence.meta.values.has('unchecked')) plan.unchecked.push(fence);
  }
  for (const project of byId.values()) {
    completeFiles(project.files);
    if (project.commands.length === 0)
      project.commands.push({ program: 'rslib', args: [], env: {} });
    plan.projects.push(project);
  }
  return plan;
}

/** The program, comments aside. */
function normalForm({ files, commands }: Project): string {
  const code = [...files].map(([file, text]) => [
    file,
    maskComments(text, file.split('.').at(-1)!),
  ]);
  return JSON.stringify([code.sort(), commands]);
}

/**
 * The plan of all pages. A translated project runs as its English counterpart, or not at all:
 * translations are reviewed as text, not as code.
 */
export function planPages(pages: readonly Page[]): Plan {
  const plans = pages.map(planPage);
  const english = new Map<string, Project>();
  const projects: Project[] = [];
  const problems = plans.flatMap((plan) => plan.problems);
  for (const project of plans.flatMap((plan) => plan.projects)) {
    const name = `${project.page}#${project.id}`;
    const counterpart = english.get(name);
    if (!project.fence.file.startsWith(`${TRANSLATIONS}/`)) english.set(name, project);
    else if (counterpart && normalForm(counterpart) === normalForm(project))
      project.runsAs = counterpart;
    else {
      const message = 'the sample differs from the English page (comments aside), so it is not run';
      problems.push(problem(project.fence, message));
      continue;
    }
    projects.push(project);
  }
  return {
    projects,
    checks: plans.flatMap((plan) => plan.checks),
    problems,
    unchecked: plans.flatMap((plan) => plan.unchecked),
  };
}
