import fs from 'node:fs/promises';
import path from 'node:path';
import { allChoices, choiceKey, configText } from '@rslib-docs/samples/output-explorer/choice';
import { readFences } from '@rslib-docs/samples/runner/fences';
import { lockedVersions, toolVersions } from '@rslib-docs/samples/runner/packages';
import { planPage, type Project } from '@rslib-docs/samples/runner/plan';
import type { Outcome } from '@rslib-docs/samples/runner/run-builds';
import type { ExplorerStore, StoredResult } from '../../src/plugins/output-explorer/contract';
import { hashOf, type NamedBuild, type Outcomes, type RealOutput } from './output.mts';

/** The page whose fences are the library, its default configuration and its default result. */
const PAGE = 'docs/guide/basic/output-explorer.mdx';
const SAMPLE = 'explorer';
/** Changes when results are read or kept in another way. */
const FORMAT = 1;
const PACKAGES = ['@microsoft/api-extractor', 'nanoid'];
/** Start of the tool's message about a failure. */
const FAILURE = /^error\s/m;
/** Advice of the runtime about itself, after the tool has ended. */
const NOISE = /^ObjectRef is not unref.*$/gm;

export async function readLibrary(root: string): Promise<Project> {
  const source = await fs.readFile(path.join(root, PAGE), 'utf8');
  const fences = await readFences(PAGE, source);
  const { projects } = planPage({ name: PAGE, file: PAGE, fences });
  const library = projects.find(({ id }) => id === SAMPLE);
  if (!library) throw new Error(`${PAGE} has no sample "${SAMPLE}".`);
  return library;
}

/** One build for each choice: the library of the page with the configuration of the choice. */
export function planBuilds({ files, sources, commands }: Project): NamedBuild[] {
  // A fence holds no line break at its end.
  const library = [...files].map(
    ([file, text]) => [file, sources.has(file) ? `${text}\n` : text] as const,
  );
  return allChoices().map((choice) => ({
    name: choiceKey(choice),
    files: new Map([...library, ['rslib.config.ts', configText(choice)]]),
    commands,
  }));
}

/** The inputs of the results: the version of Rslib, and a hash of everything. */
export type Inputs = Pick<ExplorerStore, 'version' | 'inputs'>;

export async function describeInputs(root: string, builds: readonly NamedBuild[]): Promise<Inputs> {
  const tools = await toolVersions(root);
  const versions = [...tools, ...(await lockedVersions(root, PACKAGES))];
  const parts = builds.map(({ name, files }) => [name, [...files].sort()]);
  return {
    version: tools[0]!.split('@').at(-1)!,
    inputs: hashOf(JSON.stringify([FORMAT, versions, parts])),
  };
}

/** The result of a build, with its contents handed to `keep`, which gives their hash. */
function toResult(outcome: Outcome, keep: (content: string) => string): StoredResult {
  if (outcome.code !== 0) {
    const output = outcome.printed.join('\n').replace(NOISE, '');
    return { files: {}, error: output.slice(Math.max(output.search(FAILURE), 0)).trim() };
  }
  const files = outcome.listing.map((file) => {
    const content = outcome.content[file];
    if (content === undefined) throw new Error(`dist/${file} is not text, or is too long to show.`);
    return [file, keep(content)] as const;
  });
  return { files: Object.fromEntries(files) };
}

const sorted = <T,>(entries: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The results of builds; for builds without an outcome they come from `committed`. */
export function makeStore(
  builds: readonly NamedBuild[],
  outcomes: Outcomes,
  { version, inputs }: Inputs,
  committed: ExplorerStore,
): ExplorerStore {
  const contents = new Map<string, string>();
  const results = new Map<string, StoredResult>();
  const keep = (content: string): string => {
    contents.set(hashOf(content), content);
    return hashOf(content);
  };
  const choices = builds.map(({ name }) => {
    const outcome = outcomes.get(name);
    const known = committed.results[committed.choices[name] ?? ''];
    const result = outcome ? toResult(outcome, keep) : known;
    // Half a store is never written.
    if (!result) throw new Error(`${name} was not built.`);
    if (!outcome) for (const hash of Object.values(result.files)) keep(committed.contents[hash]!);
    const hash = hashOf(JSON.stringify(result));
    results.set(hash, result);
    return [name, hash] as const;
  });
  const [kept, all] = [sorted(contents), sorted(results)];
  return { version, inputs, contents: kept, results: all, choices: Object.fromEntries(choices) };
}

export async function explorerOutput(root: string): Promise<RealOutput> {
  const builds = planBuilds(await readLibrary(root));
  const inputs = await describeInputs(root, builds);
  return {
    file: 'src/plugins/output-explorer/store.json',
    builds,
    toText(outcomes, committed) {
      const store = makeStore(builds, outcomes, inputs, JSON.parse(committed) as ExplorerStore);
      return `${JSON.stringify(store, null, 2)}\n`;
    },
  };
}
