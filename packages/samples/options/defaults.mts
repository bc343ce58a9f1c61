import type { Finding } from '../runner/finding.mts';
import type { Project } from '../runner/plan.mts';
import { completeFiles } from '../runner/project-files.mts';
import { runAll } from '../runner/run-all.mts';
import type { Outcome } from '../runner/run-project.mts';
import { OBSERVATIONS, UNOBSERVED, type Observation } from './facts.mts';
import type { OptionPage } from './option-pages.mts';

/** A value that can be written into a configuration; words are none. */
export const isLiteral = (text: string): boolean =>
  /^(?:true|false|undefined|\d+|'[^']*'|\{.*\}|\[.*\])$/.test(text);

function makeProject(option: string, value: string | undefined, observation: Observation): Project {
  const setting = value === undefined ? [] : [`${option}: ${value}`];
  const beside = observation.beside ? [observation.beside] : [];
  const body =
    option === 'lib'
      ? `{ ${setting.join('')} }`
      : `{ lib: [{ ${[...beside, ...setting].join(', ')} }] }`;
  const files = new Map(Object.entries(observation.files ?? {}));
  files.set('rslib.config.mjs', `export default ${body};\n`);
  completeFiles(files);
  const commands = [{ program: 'rslib' as const, args: [], env: {} }];
  const fence = {
    file: '',
    line: 0,
    lang: '',
    code: '',
    text: '',
    meta: { title: undefined, lineNumbers: undefined, values: new Map() },
  };
  const rest = {
    page: '',
    id: option,
    fence,
    sources: new Map(),
    fails: undefined,
    expectations: [],
  };
  const project = { ...rest, files, commands } as unknown as Project;
  project.runsAs = project;
  return project;
}

/** What a build gives, apart from what it prints. */
const resultOf = (outcome: Outcome | string): string =>
  typeof outcome === 'string' ? outcome : JSON.stringify([outcome.code, outcome.content]);

interface Trial {
  page: OptionPage;
  value: string;
  without: Project;
  withDefault: Project;
  withOther: Project;
}

function planTrials(pages: readonly OptionPage[]): { trials: Trial[]; findings: Finding[] } {
  const trials: Trial[] = [];
  const findings: Finding[] = [];
  for (const page of pages) {
    const { option, file } = page;
    const at = { file, line: page.lineOf('default') };
    const observation = OBSERVATIONS[option];
    const value = isLiteral(page.default) ? page.default : observation?.value;
    if (!observation || value === undefined) {
      if (!Object.hasOwn(UNOBSERVED, option) && observation === undefined)
        findings.push({
          ...at,
          message: `nobody observes the default of "${option}"; add it to OBSERVATIONS in packages/samples/options/facts.mts`,
        });
      else if (observation)
        findings.push({
          ...at,
          message: `the default of "${option}" is written in words; say what they mean in OBSERVATIONS in packages/samples/options/facts.mts`,
        });
      continue;
    }
    const make = (one: string | undefined) => makeProject(option, one, observation);
    trials.push({
      page,
      value,
      without: make(undefined),
      withDefault: make(value),
      withOther: make(observation.other),
    });
  }
  return { trials, findings };
}

/** Builds a library without each option, with its documented default and with another value. */
export async function checkDefaults(
  root: string,
  pages: readonly OptionPage[],
  progress: (done: number, all: number) => void,
): Promise<Finding[]> {
  const { trials, findings } = planTrials(pages);
  const projects = trials.flatMap((trial) => [trial.without, trial.withDefault, trial.withOther]);
  const { outcomes } = await runAll(root, '.cache/options', projects, { progress });
  for (const { page, value, without, withDefault, withOther } of trials) {
    const at = { file: page.file, line: page.lineOf('default') };
    const [plain, set, other] = [without, withDefault, withOther].map((project) =>
      outcomes.get(project)!,
    );
    if (typeof plain === 'string' || plain!.code !== 0)
      findings.push({
        ...at,
        message: `the library that observes "${page.option}" does not build`,
      });
    else if (resultOf(plain!) !== resultOf(set!))
      findings.push({
        ...at,
        message: `the default of "${page.option}" is not ${value}: setting it changes the output`,
      });
    else if (resultOf(plain!) === resultOf(other!))
      findings.push({
        ...at,
        message: `the library that observes "${page.option}" proves nothing: another value gives the same output`,
      });
  }
  return findings;
}
