import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { compareSearches, type Compared } from '../../bench/peers/compare.mts';
import { buildPeers } from '../../bench/peers/build-peers.mts';
import { readSearchDocuments, searchIndexFile } from '../../src/lib/search/document';
import { readSiteEnvironment } from '../../src/site/environment';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { EXIT, UsageError, runCommand } from '../lib/command.mts';
import { isForTuning, judgedSets, type JudgedSet } from './judged-sets.mts';
import { measure, type Score } from './measure.mts';
import { searchWith } from './ours.mts';

const USAGE = `Usage: npm run search:eval [-- --set-aside | --peers [--built]]

Judges the search of the site in build/ by queries with known answers, per language. Some sets of
queries are set aside; they are counted, and their misses are listed with --set-aside only, so that
nobody tunes to them.

--peers   Builds Pagefind and docusaurus-search-local from the same content, asks all three in one
          Chromium, and prints places, time and bytes. --built takes those of the last time.

Exit codes: 0 done, 1 no build or nothing to compare, 2 wrong usage.`;

/** The index that the build wrote, with addresses without base and language. */
function readIndex(locale: Locale) {
  const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
  const file = new URL(`../../build/${folder}${searchIndexFile(locale, '')}`, import.meta.url);
  if (!existsSync(file)) throw new Error('There is no index in build/. Run npm run build first.');
  const localeBase = readSiteEnvironment(process.env).baseUrl + folder;
  return readSearchDocuments(JSON.parse(readFileSync(file, 'utf8'))).map((document) => ({
    ...document,
    routePath: `/${document.routePath.slice(localeBase.length)}`,
  }));
}

const HEADER = `${''.padEnd(22)} queries    MRR@5success@1success@5`;

function line(name: string, { queries, mrr5, success1, success5 }: Score): string {
  const parts = [mrr5, success1, success5].map((value) => value.toFixed(3).padStart(9));
  return `${name.padEnd(22)}${String(queries).padStart(8)}${parts.join('')}`;
}

async function judgeOurs(showsAside: boolean): Promise<void> {
  console.log(HEADER);
  for (const locale of LOCALES) {
    const documents = readIndex(locale);
    const search = searchWith(documents);
    search('warm');
    const times: number[] = [];
    const timed = (query: string) => {
      const started = performance.now();
      const found = search(query);
      times.push(performance.now() - started);
      return found;
    };
    for (const [name, judged] of Object.entries(judgedSets(locale))) {
      const score = await measure(judged, timed);
      console.log(line(`${locale}, ${name}`, score));
      if (isForTuning(name) === showsAside) continue;
      for (const { query, found } of score.misses) console.log(`  ${query}: ${found.join(' ')}`);
    }
    const bytes = brotliCompressSync(JSON.stringify(documents)).length;
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!.toFixed(1);
    console.log(`  ${documents.length} pages, index ${bytes} B (brotli), p95 ${p95} ms in Node`);
  }
}

function printCompared(compared: readonly Compared[]): void {
  console.log(HEADER);
  for (const { engine, locale, scores } of compared) {
    for (const [name, score] of Object.entries(scores) as [JudgedSet, Score][]) {
      console.log(line(`${locale}, ${engine}, ${name}`, score));
    }
  }
  console.log(`\n${''.padEnd(22)}  first answer       bytes  p95, loaded`);
  for (const { engine, locale, firstAnswerMs, firstAnswerBytes, p95Ms } of compared) {
    const first = `${Math.round(firstAnswerMs)} ms`.padStart(14);
    const bytes = String(firstAnswerBytes).padStart(12);
    console.log(
      `${`${locale}, ${engine}`.padEnd(22)}${first}${bytes}${`${p95Ms.toFixed(1)} ms`.padStart(13)}`,
    );
  }
}

async function main(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => !['--set-aside', '--peers', '--built'].includes(arg));
  if (unknown) throw new UsageError(`Unknown argument "${unknown}".`);
  if (!args.includes('--peers')) {
    await judgeOurs(args.includes('--set-aside'));
    return EXIT.ok;
  }
  if (!args.includes('--built')) await buildPeers();
  printCompared(await compareSearches());
  return EXIT.ok;
}

await runCommand(USAGE, main);
