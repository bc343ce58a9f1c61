import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureSite, pageSource, type CommandResult } from '../../lib/fixture-site.mts';
import { SECRET } from '../../lib/payloads.mts';
import { HOSTILE_TEXTS } from '../../lib/shared-site/hostile-texts.mts';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
/** A seed that fails is tried again with `EDITS_SEED=<number>`. */
const SEED = Number(process.env.EDITS_SEED ?? 1);
const COUNT = 300;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const random = randomNumbers(SEED);
const pick = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** What a page is damaged with, beside texts that mean something elsewhere. */
const FRAGMENTS: readonly string[] = [
  ...HOSTILE_TEXTS, '{process.env.SECRET_TOKEN}', "{require('fs').writeFileSync('ran.txt', '')}",
  '{', '}', '<', '<Tabs>', '</Tabs>', '<script>', '<Nope />', 'export const a = 1;',
  "import a from './b.mdx';", ':::note', ':::', '::::tip[x]', '```', '~~~ts',
  '| a |\n| - |\n| b | c |', '> > > >', '- - - -', '---', '---js', '...', '\0', '\uFEFF', '\uFFFD',
  '\u2028', '\u202E', '\u200B', '\uD83D', '\r', '!!js/function "x"', '&a [*a]', '*维护者*', '<<: *x',
  '? a', '- a: [', 'key: "\\uD800"', '%YAML 9', '[x](../../../../.env.secret)', '![x](./a.svg)',
  '[x](/zh/)', '[x](javascript:hit)', '[x]: <', '[^1]', '## 标题 {/* #first */}', '## {#first}',
  '##### x', '{/*', '*/}', '<!--', '<>', '</>', '&#0;', '$$', 'title: 1', 'slug: ../x',
  'draft: true', 'unlisted: true', 'authors: [x]', 'date: x', 'tags: {}', 'x'.repeat(100_000),
  '['.repeat(5_000), '>'.repeat(5_000), '*a '.repeat(5_000), '{'.repeat(500), '|a'.repeat(2_000),
  '[a]('.repeat(1_500), '`a '.repeat(4_000), '**中、'.repeat(2_000), '中文，'.repeat(30_000),
  ' '.repeat(100_000), '- a\n'.repeat(20_000), '<<<<<<< a\n=======\n'.repeat(500),
  '|a'.repeat(20_000), '~~a'.repeat(60_000),
]; // prettier-ignore

/** One change of a text at a place that the seed decides. */
const CHANGES: readonly ((text: string) => string)[] = [
  (text) => {
    const lines = text.split('\n');
    lines.splice(Math.floor(random() * lines.length), 0, pick(FRAGMENTS));
    return lines.join('\n');
  },
  (text) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + pick(FRAGMENTS) + text.slice(at);
  },
  (text) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + text.slice(at + Math.ceil(random() * 30));
  },
  (text) => text.replace(/(?<=^(?:title|description): ).*/m, () => pick(FRAGMENTS)),
  (text) => text.replace(/[a-z]+/g, (word) => (random() < 0.1 ? pick(FRAGMENTS) : word)),
];

// Other files, and their names: packages/translations/cli/other-files.test.mts.
const NAMES = Array.from({ length: COUNT }, (_, index) => `page-${index}`);
const BODY = `
- One

  | a | b |
  | - | - |
  | c | \`d\` |

\`\`\`ts title="a.ts"
const a = 1; // A comment
\`\`\`

:::note
See [first](#first) and [the command line](./guide/basic/cli.mdx).
:::
`;

let site: FixtureSite;
let built: CommandResult;
let checked: CommandResult;
/** What was written, by name. */
const damaged = new Map<string, string>();

beforeAll(async () => {
  site = await FixtureSite.create();
  await site.write('.env.secret', SECRET);
  for (const name of NAMES) await site.write(`docs/${name}.mdx`, pageSource(name) + BODY);
  await site.translate();
  for (const name of NAMES) {
    const file = `${ZH}/${name}.mdx`;
    const changed = pick(CHANGES)(await site.read(file));
    damaged.set(name, changed);
    await site.write(file, changed);
  }
  const env = { SECRET_TOKEN: SECRET };
  built = await site.build(env);
  checked = await site.run(['--import=tsx', 'packages/translations/cli/cli.mts', 'check'], env);
}, 1_200_000);
afterAll(() => site.remove());

const isNamed = (file: string, { output }: CommandResult): boolean =>
  output.split('\n').some((line) => line.trim().startsWith(`${file}:`));

describe(`${COUNT} damaged translations (EDITS_SEED=${SEED})`, () => {
  it('stop neither the build nor the check', () => {
    expect(built.code, built.output.slice(-3000)).toBe(0);
    expect(built.output).not.toContain('All of them are left out');
    expect(checked.code, checked.output.slice(-3000)).toBe(1);
    expect(checked.output).not.toMatch(/^\s+at .*\.mts:\d+/m);
  });

  it('lose no page, and each that is shown in English is named', async () => {
    let shown = 0;
    const unnamed: string[] = [];
    for (const name of NAMES) {
      const page = await site.read(`build/zh/${name}.html`);
      if (!/<article lang="?en\b/.test(page)) shown += 1;
      else {
        const file = `${ZH}/${name}.mdx`;
        for (const [by, result] of Object.entries({ built, checked })) {
          if (!isNamed(file, result)) unnamed.push(`${by}: ${name}\n${damaged.get(name)}`);
        }
      }
    }
    expect(unnamed).toEqual([]);
    // Most changes are harmless; a check that refuses all of them would pass the rest.
    expect(shown).toBeGreaterThan(COUNT / 4);
  });

  it('run nothing, and leave nothing that is not theirs in what readers get', async () => {
    await expect(site.read('ran.txt')).rejects.toThrow(/ENOENT/);
    const folder = path.join(site.dir, 'build');
    for (const name of await fs.readdir(folder, { recursive: true })) {
      if (!/\.\w+$/.test(name)) continue;
      const text = await fs.readFile(path.join(folder, name), 'latin1');
      expect(text.includes(SECRET), name).toBe(false);
    }
  });
});
