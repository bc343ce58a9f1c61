import { brotliCompressSync } from 'node:zlib';
import { compareSearches, type Compared } from '../../bench/peers/compare.mts';
import { buildPeers } from '../../bench/peers/build-peers.mts';
import { LOCALES } from '../../src/site/locales';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { isForTuning, judgedSets, type JudgedSet } from './judged-sets.mts';
import { measure, type Score } from './measure.mts';
import { compareRemote } from './compare-remote.mts';
import { searchWith } from './ours.mts';
import { HEADER, line } from './print.mts';
import { readIndex } from './read-index.mts';

const USAGE = `Usage: npm run site -- search-eval [-- [--set-aside] [--prose] | --peers [--built] | --provider remote]

Judges the search of the site in build/ by queries with known answers, per language. Some sets of
queries are set aside; they are counted, and their misses are listed with --set-aside only, so that
nobody tunes to them.

--prose   Judges what answers before the code of the pages has come.
--peers   Builds Pagefind and docusaurus-search-local from the same content, asks all three in one
          Chromium, and prints places, time and bytes. --built takes those of the last time.
--provider remote
          Asks the engine at SEARCH_API_URL for the index SEARCH_INDEX_NAME, into which build/ was
          loaded, and compares it with the search in the browser.

Exit codes: 0 done, 1 no build, nothing to compare or remote search is worse, 2 wrong usage.`;

async function judgeOurs(showsAside: boolean, isProseOnly: boolean): Promise<void> {
  console.log(HEADER);
  for (const locale of LOCALES) {
    const documents = readIndex(locale, isProseOnly);
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
  if (args[0] === '--provider') {
    if (args.length !== 2 || args[1] !== 'remote') throw new UsageError('--provider is "remote".');
    return compareRemote(process.env);
  }
  const unknown = args.find(
    (arg) => !['--set-aside', '--prose', '--peers', '--built'].includes(arg),
  );
  if (unknown) throw new UsageError(`Unknown argument "${unknown}".`);
  if (!args.includes('--peers')) {
    await judgeOurs(args.includes('--set-aside'), args.includes('--prose'));
    return EXIT.ok;
  }
  if (!args.includes('--built')) await buildPeers();
  printCompared(await compareSearches());
  return EXIT.ok;
}

await runCommand(USAGE, main);
