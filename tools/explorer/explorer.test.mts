import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_CHOICE,
  allChoices,
  choiceKey,
} from '@rslib-docs/kit/shared/output-explorer/choice';
import { configText } from '@rslib-docs/kit/shared/output-explorer/config';
import type { ExplorerStore } from '../../src/plugins/output-explorer/contract';
import { describeInputs, planBuilds } from './builds.mts';
import { chooseSpots, compareSpots, findStale } from './check-store.mts';
import { readExplorerPage } from './library.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const store = JSON.parse(
  await fs.readFile(path.join(ROOT, 'src/plugins/output-explorer/store.json'), 'utf8'),
) as ExplorerStore;
const builds = await planBuilds(ROOT);
const inputs = await describeInputs(ROOT, builds);

describe('the results of the output explorer', () => {
  it('are those of the installed tool, the library on the page and the configurations', () => {
    expect(findStale(store, inputs)).toBeUndefined();
  });

  it('name what they are out of date with', () => {
    expect(findStale(store, { ...inputs, hash: 'other' })).toMatch(
      /library.*npm run site -- explorer --write/,
    );
    expect(findStale(store, { version: '9.0.0', hash: 'other' })).toContain(
      `Rslib 9.0.0 is installed, but Rslib ${store.version} wrote`,
    );
  });

  it('hold every choice, and nothing that none of them needs', () => {
    const used = allChoices().map((choice) => store.choices[choiceKey(choice)]!);
    expect([...new Set(used)].sort()).toEqual(Object.keys(store.results));
    const contents = Object.values(store.results).flatMap(({ files }) => Object.values(files));
    expect([...new Set(contents)].sort()).toEqual(Object.keys(store.contents));
  });

  it('differ along every axis', () => {
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
  });

  it('begin with what the page itself shows', async () => {
    const { config, dist } = await readExplorerPage(ROOT);
    expect(`${config}\n`).toBe(configText(DEFAULT_CHOICE));
    const { files } = store.results[store.choices[choiceKey(DEFAULT_CHOICE)]!]!;
    const kept = Object.entries(files).map(([file, hash]) => [
      file,
      store.contents[hash]!.trimEnd(),
    ]);
    expect([...dist].sort()).toEqual(kept);
  });

  it('keep the words of the tool where it refuses', () => {
    const key = choiceKey({ ...DEFAULT_CHOICE, format: 'umd', bundle: 'false' });
    const { error, files } = store.results[store.choices[key]!]!;
    expect(error).toContain('When using "umd" format, "bundle" must be set to "true"');
    expect(files).toEqual({});
  });

  it('tell nothing of the machine that built them', () => {
    expect(JSON.stringify(store)).not.toContain(ROOT);
    expect(JSON.stringify(store)).not.toMatch(/node_modules\/@rslib|\.cache\/explorer|file:\/\//);
  });
});

describe('spot builds', () => {
  it('are as many as wanted, the same for one seed and others for another', () => {
    const keys = (seed: string) =>
      chooseSpots(builds, seed, 8).map(({ choice }) => choiceKey(choice));
    expect(keys('a')).toHaveLength(8);
    expect(keys('a')).toEqual(keys('a'));
    expect(keys('a')).not.toEqual(keys('b'));
  });

  it('find what differs', () => {
    const [build] = builds.filter(({ choice }) => choiceKey(choice) === choiceKey(DEFAULT_CHOICE));
    const { files } = store.results[store.choices[choiceKey(DEFAULT_CHOICE)]!]!;
    const content = Object.fromEntries(
      Object.entries(files).map(([file, hash]) => [file, store.contents[hash]!]),
    );
    const outcome = { code: 0, printed: [], listing: Object.keys(files), content };
    expect(compareSpots(store, new Map([[build!, outcome]]))).toEqual([]);
    const changed = { ...outcome, content: { ...content, 'index.js': 'other' } };
    expect(compareSpots(store, new Map([[build!, changed]]))).toEqual([
      `${choiceKey(DEFAULT_CHOICE)}: dist/index.js differs`,
    ]);
    const failed = { ...outcome, code: 1, printed: ['error   No.'] };
    expect(compareSpots(store, new Map([[build!, failed]]))[0]).toContain('No.');
  });
});
