import { choiceKey } from '@rslib-docs/kit/shared/output-explorer/choice';
import type { ExplorerStore, StoredResult } from '../../src/plugins/output-explorer/contract';
import type { Outcome } from '@rslib-docs/samples/runner/run-project';
import { hashOf, type ExplorerBuild, type Inputs } from './builds.mts';

/** Where what the tool says of a failure begins. */
const FAILURE = /^error\s/m;
/** Advice of the runtime about itself, after the tool has ended. */
const NOISE = /^ObjectRef is not unref.*$/gm;

/** The tool's own words about its failure, without its greeting and what else it was doing. */
function errorText({ printed }: Outcome): string {
  const output = printed.join('\n').replace(NOISE, '');
  const start = output.search(FAILURE);
  return output.slice(Math.max(start, 0)).trim();
}

/** What a build did, with its contents handed to `keep`, which gives their hash. */
export function toResult(outcome: Outcome, keep: (content: string) => string): StoredResult {
  if (outcome.code !== 0) return { files: {}, error: errorText(outcome) };
  const files = outcome.listing.map((file) => {
    const content = outcome.content[file];
    if (content === undefined) throw new Error(`dist/${file} is no text, or too long to be shown.`);
    return [file, keep(content)] as const;
  });
  return { files: Object.fromEntries(files) };
}

const sorted = <T,>(entries: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Puts outcomes together. Throws where a build has none: half a store is never written. */
export function makeStore(
  builds: readonly ExplorerBuild[],
  outcomes: ReadonlyMap<ExplorerBuild, Outcome | string>,
  { version, hash }: Inputs,
): ExplorerStore {
  const contents = new Map<string, string>();
  const results = new Map<string, StoredResult>();
  const keep = (content: string): string => {
    contents.set(hashOf(content), content);
    return hashOf(content);
  };
  const choices = builds.map((build) => {
    const outcome = outcomes.get(build);
    const key = choiceKey(build.choice);
    if (typeof outcome !== 'object') throw new Error(`${key}: ${outcome ?? 'was not built'}.`);
    const result = toResult(outcome, keep);
    const name = hashOf(JSON.stringify(result));
    results.set(name, result);
    return [key, name] as const;
  });
  return {
    version,
    inputs: hash,
    contents: sorted(contents),
    results: sorted(results),
    choices: Object.fromEntries(choices),
  };
}
