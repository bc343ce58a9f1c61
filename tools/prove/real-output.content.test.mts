import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  allChoices,
  choiceKey,
  configText,
  DEFAULT_CHOICE,
} from '@rslib-docs/samples/output-explorer/choice';
import type { Outcome } from '@rslib-docs/samples/runner/run-builds';
import type { ExplorerStore } from '../../src/plugins/output-explorer/contract';
import { describeInputs, explorerOutput, makeStore, planBuilds, readLibrary } from './explorer.mts';
import { chooseSpots, showDifference } from './output.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const explorer = await explorerOutput(ROOT);
const text = await fs.readFile(path.join(ROOT, explorer.file), 'utf8');
const store = JSON.parse(text) as ExplorerStore;
const library = await readLibrary(ROOT);
const builds = planBuilds(library);
const inputs = await describeInputs(ROOT, builds);

describe('the results of the output explorer', () => {
  it('match the installed tool, the library on the page and the configurations', () => {
    expect(store).toMatchObject(inputs);
  });

  it('hold every choice, and nothing that none of them needs', async () => {
    expect(await explorer.toText(new Map(), text)).toBe(text);
    const { [choiceKey(DEFAULT_CHOICE)]: left, ...choices } = store.choices;
    expect(left).toBeDefined();
    const half = { ...store, choices };
    expect(() => makeStore(builds, new Map(), inputs, half)).toThrow('was not built');
  });

  it('name what they are out of date with', () => {
    const other = makeStore(builds, new Map(), { version: '9.0.0', inputs: 'other' }, store);
    expect(showDifference(text, JSON.stringify(other, null, 2)).split('\n')).toEqual(
      expect.arrayContaining([
        `-  "version": "${store.version}",`,
        '+  "version": "9.0.0",',
        '+  "inputs": "other",',
      ]),
    );
  });

  it('differ along every axis, and begin with what the page itself shows', () => {
    for (const axis of Object.keys(DEFAULT_CHOICE) as (keyof typeof DEFAULT_CHOICE)[]) {
      const withoutAxis = new Map<string, Set<string>>();
      for (const choice of allChoices()) {
        const rest = choiceKey({ ...choice, [axis]: '' });
        const results = withoutAxis.get(rest) ?? new Set();
        withoutAxis.set(rest, results.add(store.choices[choiceKey(choice)]!));
      }
      expect(Math.max(...[...withoutAxis.values()].map(({ size }) => size)), axis).toBeGreaterThan(
        1,
      );
    }
    expect(`${library.files.get('rslib.config.ts')}\n`).toBe(configText(DEFAULT_CHOICE));
    const dist = library.expectations
      .filter(({ kind }) => kind === 'content')
      .map(({ path: file, fence }) => [file, fence.text]);
    const { files } = store.results[store.choices[choiceKey(DEFAULT_CHOICE)]!]!;
    const kept = Object.entries(files).map(([file, hash]) => [
      file,
      store.contents[hash]!.trimEnd(),
    ]);
    expect([...dist].sort()).toEqual(kept);
  });

  it('keep the words of the tool where it refuses, and tell nothing of the machine that built them', () => {
    const key = choiceKey({ ...DEFAULT_CHOICE, format: 'umd', bundle: 'false' });
    const { error, files } = store.results[store.choices[key]!]!;
    expect(error).toContain('When using "umd" format, "bundle" must be set to "true"');
    expect(files).toEqual({});
    expect(JSON.stringify(store)).not.toContain(ROOT);
    expect(JSON.stringify(store)).not.toMatch(
      /node_modules\/@rslib|\.cache\/real-output|file:\/\//,
    );
  });
});

describe('spot builds', () => {
  it('are about eight of all values, the same for one seed and others for another, or all of a few', () => {
    const valuesOf = (names: string[]) =>
      new Set(names.flatMap((name) => name.split('.').map((value, axis) => `${axis} ${value}`)));
    const all = valuesOf(builds.map(({ name }) => name));
    const names = (seed: string) => chooseSpots(builds, seed).map(({ name }) => name);
    expect(names('a').length).toBeGreaterThanOrEqual(8);
    expect(names('a').length).toBeLessThan(10);
    expect(names('a')).toEqual(names('a'));
    expect(names('a')).not.toEqual(names('b'));
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(valuesOf(names(seed)), seed).toEqual(all);
    expect(chooseSpots(builds.slice(0, 3), 'a')).toEqual(builds.slice(0, 3));
  });

  it('find what differs', async () => {
    const name = choiceKey(DEFAULT_CHOICE);
    const { files } = store.results[store.choices[name]!]!;
    const content = Object.fromEntries(
      Object.entries(files).map(([file, hash]) => [file, store.contents[hash]!]),
    );
    const outcome = { code: 0, printed: [], listing: Object.keys(files), content };
    const differenceOf = async (changed: Outcome) =>
      showDifference(text, await explorer.toText(new Map([[name, changed]]), text));
    expect(await differenceOf(outcome)).toBe('');
    const changed = await differenceOf({
      ...outcome,
      content: { ...content, 'index.js': 'other' },
    });
    expect(changed).toMatch(/^\+.*"other"/m);
    expect(changed).toContain(`-    "${name}": "${store.choices[name]}"`);
    const failed = await differenceOf({ ...outcome, code: 1, printed: ['error   No.'] });
    expect(failed).toContain('No.');
  });
});

it('what the home page shows is compared too, but for hashes of content', async () => {
  const shown = await fs.readFile(path.join(ROOT, 'src/features/home/showcase.json'), 'utf8');
  const rehashed = shown.replace(/palette\.[0-9a-f]{10}\.js/g, 'palette.0123456789.js');
  expect(rehashed).not.toBe(shown);
  expect(showDifference(shown, rehashed)).toBe('');
  expect(showDifference(shown, shown.replace('"1.6 kB"', '"1.5 kB"'))).toContain('"1.5 kB"');
});
