import { choiceKey } from '@rslib-docs/kit/shared/output-explorer/choice';
import type { ExplorerStore } from '../../src/plugins/output-explorer/contract';
import type { Outcome } from '@rslib-docs/samples/runner/run-project';
import { hashOf, type ExplorerBuild, type Inputs } from './builds.mts';
import { toResult } from './make-store.mts';

export const REGENERATE =
  'Run "npm run site -- explorer --write", look at the page, and commit src/plugins/output-explorer/store.json.';

/** Why the store is not what these inputs give, or undefined. */
export function findStale(store: ExplorerStore, { version, hash }: Inputs): string | undefined {
  if (store.inputs === hash) return undefined;
  const what =
    store.version === version
      ? 'The library on the page, a configuration or a package that builds has changed'
      : `Rslib ${version} is installed, but Rslib ${store.version} wrote`;
  return `${what} since the results of the output explorer were built. ${REGENERATE}`;
}

/** A few builds, spread over all by a hash, so that each change of the inputs looks at others. */
export function chooseSpots(
  builds: readonly ExplorerBuild[],
  seed: string,
  count: number,
): ExplorerBuild[] {
  const rank = ({ choice }: ExplorerBuild) => hashOf(`${seed} ${choiceKey(choice)}`);
  return [...builds].sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count);
}

/** How fresh outcomes differ from the store, choice by choice. */
export function compareSpots(
  store: ExplorerStore,
  outcomes: ReadonlyMap<ExplorerBuild, Outcome | string>,
): string[] {
  return [...outcomes].flatMap(([{ choice }, outcome]) => {
    const key = choiceKey(choice);
    if (typeof outcome === 'string') return [`${key}: ${outcome}`];
    const kept = store.results[store.choices[key] ?? ''];
    const fresh = toResult(outcome, hashOf);
    if (kept?.error !== fresh.error) return [`${key}: another error\n${fresh.error ?? 'none'}`];
    const files = new Set([...Object.keys(kept?.files ?? {}), ...Object.keys(fresh.files)]);
    return [...files]
      .filter((file) => kept?.files[file] !== fresh.files[file])
      .map((file) => `${key}: dist/${file} differs`);
  });
}
