import type { Finding } from '../runner/fences.mts';
import { completeFiles, type Build } from '../runner/plan.mts';
import { runBuilds, type Outcome } from '../runner/run-builds.mts';
import { DOCUMENTED_IN_PART, OBSERVATIONS, UNOBSERVED, type Observation } from './facts.mts';
import type { OptionPage } from './option-pages.mts';

const FACTS = 'OBSERVATIONS in packages/samples/options/facts.mts';

/** A value that can be written into a configuration; words are none. */
export const isLiteral = (text: string): boolean =>
  /^(?:true|false|undefined|\d+|'[^']*'|\{.*\}|\[.*\])$/.test(text);

function makeBuild(option: string, value: string | undefined, observation: Observation): Build {
  const setting = value === undefined ? [] : [`${option}: ${value}`];
  const beside = observation.beside ? [observation.beside] : [];
  const body =
    option === 'lib'
      ? `{ ${setting.join('')} }`
      : `{ lib: [{ ${[...beside, ...setting].join(', ')} }] }`;
  const files = new Map(Object.entries(observation.files ?? {}));
  files.set('rslib.config.mjs', `export default ${body};\n`);
  completeFiles(files);
  return { files, commands: [{ program: 'rslib', args: [], env: {} }] };
}

/** What a build gives, apart from what it prints. */
const resultOf = (outcome: Outcome | string): string =>
  typeof outcome === 'string' ? outcome : JSON.stringify([outcome.code, outcome.content]);

/** Why a documented default is wrong, by three builds of one library. */
function compare(
  option: string,
  value: string,
  [plain, set, other]: readonly (Outcome | string)[],
): string | undefined {
  if (typeof plain === 'string' || plain!.code !== 0)
    return `the library that observes "${option}" does not build`;
  if (resultOf(plain!) !== resultOf(set!))
    return `the default of "${option}" is not ${value}: setting it changes the output`;
  if (resultOf(plain!) === resultOf(other!))
    return `the library that observes "${option}" proves nothing: another value gives the same output`;
  return undefined;
}

/** Builds a library without each option, with its documented default and with another value. */
export async function checkDefaults(
  root: string,
  pages: readonly OptionPage[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = ({ file, lineOf }: OptionPage, message: string): void =>
    void findings.push({ file, line: lineOf('default'), message });
  const trials = pages.flatMap((page) => {
    const { option } = page;
    const observation = OBSERVATIONS[option];
    if (!observation) {
      if (!Object.hasOwn({ ...UNOBSERVED, ...DOCUMENTED_IN_PART }, option))
        add(page, `nothing observes the default of "${option}"; add it to ${FACTS}`);
      return [];
    }
    const value = isLiteral(page.default) ? page.default : observation.value;
    if (value === undefined) {
      add(page, `the default of "${option}" is written in words; say what they mean in ${FACTS}`);
      return [];
    }
    const values = [undefined, value, observation.other];
    const builds = values.map((one) => makeBuild(option, one, observation));
    return [{ page, value, builds }];
  });
  const all = trials.flatMap(({ builds }) => builds);
  const { outcomes } = await runBuilds(root, '.cache/options', all, {
    isSettled: (_build, { code }) => code === 0,
  });
  for (const { page, value, builds } of trials) {
    const results = builds.map((build) => outcomes.get(build)!);
    const message = compare(page.option, value, results);
    if (message !== undefined) add(page, message);
  }
  return findings;
}
