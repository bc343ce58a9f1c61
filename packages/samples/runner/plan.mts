import { normalizeCode } from '@rslib-docs/translations/core/code-text';
import { TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { RUNS, parseCommand, type Command } from './command.mts';
import { findMetaProblems } from './fence-meta';
import type { Fence, Page } from './fences.mts';
import type { Finding } from './finding.mts';
import { completeFiles, isConfigFile } from './project-files.mts';

/** What a page says about the result: a listing, the content of a file, or what is printed. */
export interface Expectation {
  fence: Fence;
  kind: 'listing' | 'content' | 'printed';
  /** Path below `dist` of a `content`; index of the command of a `printed`. */
  path: string;
  command: number;
}

/** Files, and the commands that are run among them. */
export interface Build {
  files: ReadonlyMap<string, string>;
  commands: readonly Command[];
}

/** All fences of a page with the same `sample`: one project that is built. */
export interface Project extends Build {
  page: string;
  id: string;
  /** Where findings about the whole project point to. */
  fence: Fence;
  files: Map<string, string>;
  /** Fences that files come from, by path. */
  sources: Map<string, Fence>;
  commands: Command[];
  fails: string | undefined;
  expectations: Expectation[];
  /** The project whose outcome counts for this one: its English counterpart, or itself. */
  runsAs: Project;
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
export const CODE_LANGUAGES = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'mts',
  'mjs',
  'cts',
  'cjs',
  'json',
  'jsonc',
];
const MODES = ['sample', 'check', 'unchecked'] as const;

const problem = ({ file, line }: Fence, message: string): Finding => ({ file, line, message });

function readCommands(fence: Fence, project: Project, problems: Finding[]): void {
  for (const line of fence.text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const command = parseCommand(line);
    if (command) project.commands.push(command);
    else problems.push(problem(fence, `a sample runs "${RUNS}" with plain words, not: ${line}`));
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
  if (modes.length > 0 || !CODE_LANGUAGES.includes(language!)) return [];
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
      let project = byId.get(id);
      if (!project) {
        const rest = { files: new Map(), sources: new Map(), commands: [], expectations: [] };
        project = { page: name, id, fence, fails: undefined, ...rest } as unknown as Project;
        project.runsAs = project;
        byId.set(id, project);
      }
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

/** The same program, comments aside. */
function isCounterpart(one: Project, other: Project): boolean {
  const form = ({ files, commands }: Project) =>
    JSON.stringify([
      [...files].map(([file, text]) => [file, normalizeCode(text, file.split('.').at(-1))]).sort(),
      commands,
    ]);
  return form(one) === form(other);
}

/**
 * The plan of all pages. A translated project runs as its English counterpart, or not at all: a translation
 * holds text, and nobody reads it for what it would run.
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
    else if (counterpart && isCounterpart(counterpart, project)) project.runsAs = counterpart;
    else {
      const message =
        'the sample is not that of the English page (comments aside), so it is not run';
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
