import fs from 'node:fs';
import path from 'node:path';
import { EXIT, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { visit } from 'unist-util-visit';
import { readCachedMarkdown } from '@rslib-docs/kit/node/content-cache';
import { parseFenceMeta } from '@rslib-docs/samples/runner/fence-meta';
import type { ExplorerStore } from '../../src/plugins/output-explorer/contract';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGES = ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'];

/** The files that a build needs, by the name of their entry, with how they are made. */
type Needed = Map<string, () => unknown>;

// Loaded late, as tsx gives modules that are named above no place to load packages from.
async function neededHovers(): Promise<Needed> {
  const { hoverCache, readSampleTypes, withoutMarks } =
    await import('../../src/plugins/code-fences/type-hovers/type-hovers');
  const sources = PAGES.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true })
      .filter((file) => String(file).endsWith('.mdx'))
      .map((file) => fs.readFileSync(path.join(ROOT, folder, String(file)), 'utf8')),
  );
  const codes: [code: string, lang: string][] = [];
  for (const source of sources.filter((text) => text.includes('twoslash'))) {
    visit((await readCachedMarkdown(source)).tree, 'code', ({ lang, meta, value }) => {
      if (parseFenceMeta(meta).values.has('twoslash'))
        codes.push([withoutMarks(value), lang ?? '']);
    });
  }
  const needed: Needed = new Map();
  for (const [code, lang] of codes)
    needed.set(await hoverCache.keyOf([lang, code]), () => readSampleTypes(code, lang));
  return needed;
}

async function neededAnswers(): Promise<Needed> {
  const { highlightCache, highlightNow } = await import('../../src/plugins/code-fences/highlight');
  const { makeAnswers } = await import('../../src/plugins/output-explorer');
  const file = 'src/plugins/output-explorer/store.json';
  const store = JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as ExplorerStore;
  const needed: Needed = new Map();
  await makeAnswers(store, async (code, lang) => {
    needed.set(await highlightCache.keyOf([code, lang, []]), () => highlightNow(code, lang));
    return '';
  });
  return needed;
}

/** Each file of entries that the repository keeps. */
const COMMITTED: Readonly<Record<string, () => Promise<Needed>>> = {
  'src/plugins/code-fences/type-hovers/committed.json': neededHovers,
  'src/plugins/output-explorer/committed.json': neededAnswers,
};

const USAGE = `Usage: npm run site -- prove committed [--keys | --write]

Compares what the repository keeps for a first build, the type hovers of samples and the highlighted
answers of the output explorer, with what is made today.

  --keys   Looks only at what there is an entry for, without making any.
  --write  Writes all entries.

Exit codes: 0 done or the same, 1 different, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
  const flag = { type: 'boolean', default: false } as const;
  const { keys: isQuick, write } = parseFlags(args, { keys: flag, write: flag });
  let isSame = true;
  for (const [file, findNeeded] of Object.entries(COMMITTED)) {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    const needed = [...(await findNeeded())].sort(([one], [other]) => (one < other ? -1 : 1));
    const kept = Object.keys(JSON.parse(text) as object);
    const entries = isQuick
      ? []
      : await Promise.all(needed.map(async ([key, make]) => [key, await make()] as const));
    const fresh = `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
    const isEqual = isQuick ? needed.map(([key]) => key).join() === kept.join() : fresh === text;
    if (write) fs.writeFileSync(path.join(ROOT, file), fresh);
    else if (!isEqual) isSame = false;
    const state = isEqual ? 'up to date' : write ? 'written' : 'out of date';
    console.log(`${file}: ${needed.length} entries, ${state}`);
  }
  if (isSame) return EXIT.ok;
  console.error('Run "npm run site -- prove committed --write" and commit what it writes.');
  return EXIT.findings;
});
