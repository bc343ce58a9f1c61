import { createHash } from 'node:crypto';
import { allChoices, choiceKey, type Choice } from '@rslib-docs/kit/shared/output-explorer/choice';
import { configText } from '@rslib-docs/kit/shared/output-explorer/config';
import { lockedVersions, toolVersions } from '@rslib-docs/samples/runner/packages';
import type { Build } from '@rslib-docs/samples/runner/plan';
import { readExplorerPage } from './library.mts';

/** Changes when results are read or kept in another way. */
const FORMAT = 1;
/** Packages of the samples that take part in the builds. */
const PACKAGES = ['@microsoft/api-extractor', 'nanoid'];
const HASH_LENGTH = 12;

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

export interface ExplorerBuild extends Build {
  choice: Choice;
}

/** One build for each choice: the library of the page with the configuration of the choice. */
export async function planBuilds(root: string): Promise<ExplorerBuild[]> {
  const { library } = await readExplorerPage(root);
  return allChoices().map((choice) => ({
    choice,
    files: new Map([...library, ['rslib.config.ts', configText(choice)]]),
    commands: [{ program: 'rslib', args: [], env: {} }],
  }));
}

export interface Inputs {
  /** Version of Rslib. */
  version: string;
  hash: string;
}

/** What the results depend on: versions, library and configurations. */
export async function describeInputs(
  root: string,
  builds: readonly ExplorerBuild[],
): Promise<Inputs> {
  const tools = await toolVersions(root);
  const versions = [...tools, ...(await lockedVersions(root, PACKAGES))];
  const parts = builds.map(({ choice, files }) => [choiceKey(choice), [...files].sort()]);
  return {
    version: tools[0]!.split('@').at(-1)!,
    hash: hashOf(JSON.stringify([FORMAT, versions, parts])),
  };
}
