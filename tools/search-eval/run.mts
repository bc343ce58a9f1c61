import { brotliCompressSync } from 'node:zlib';
import { LOCALES } from '../../src/site/locales';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { freshSets, offTopic } from './fresh/fresh-sets.mts';
import { isForTuning, judgedSets } from './judged-sets.mts';
import { measure, rightSections } from './measure.mts';
import { compareRemote } from './compare-remote.mts';
import { openSearch } from './ours.mts';
import { HEADER, line } from './print.mts';
import { readBuiltVariants, readIndex } from './read-index.mts';

const USAGE = `Usage: npm run site -- search-eval [[--set-aside] [--prose] [--seed 7] | --provider remote]

Judges the search of the site in build/ by queries with known answers, per language. Some sets of
queries are set aside; they are counted, and their misses are listed with --set-aside only, so that
nobody tunes to them.

Further sets are made anew from options and messages of the installed packages: \`options\` in several
spellings, \`mistyped\`, pasted \`messages\` with other names in them, \`traditional\` characters; and
\`questions\` are judged by the section that is shown first, too.

--seed    Makes other queries of these.
--prose   Judges what answers before the code of the pages has come.
--provider remote
          Asks the engine at SEARCH_API_URL for the index SEARCH_INDEX_NAME, into which build/ was
          loaded, and compares it with the search in the browser.

Exit codes: 0 done, 1 no build, nothing to compare or remote search is worse, 2 wrong usage.`;

async function judgeOurs(showsAside: boolean, isProseOnly: boolean, seed: number): Promise<void> {
  console.log(HEADER);
  for (const locale of LOCALES) {
    const documents = readIndex(locale, isProseOnly);
    const search = openSearch(documents, readBuiltVariants(locale));
    search('warm');
    const times: number[] = [];
    const timed = (query: string) => {
      const started = performance.now();
      const { pages } = search(query);
      times.push(performance.now() - started);
      return pages;
    };
    const fresh = await freshSets(locale, documents, seed);
    for (const [name, judged] of Object.entries({ ...judgedSets(locale), ...fresh })) {
      const score = await measure(judged, timed);
      const share = rightSections(judged, search);
      const sections = share === undefined ? '' : `   section ${share.toFixed(3)}`;
      console.log(line(`${locale}, ${name}`, score) + sections);
      if (name in fresh || isForTuning(name) === showsAside) continue;
      for (const { query, found } of score.misses) console.log(`  ${query}: ${found.join(' ')}`);
    }
    const others = offTopic(locale);
    const shown = others.filter((query) => search(query).pages.length > 0).length;
    const called = others.filter((query) => search(query).isGood).length;
    console.log(
      `  ${others.length} off topic: ${shown} find pages, ${called} of them said to be good`,
    );
    const bytes = brotliCompressSync(JSON.stringify(documents)).length;
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!.toFixed(1);
    console.log(`  ${documents.length} pages, index ${bytes} B (brotli), p95 ${p95} ms in Node`);
  }
}

function readSeed(args: readonly string[]): number {
  const at = args.indexOf('--seed');
  const seed = at < 0 ? 1 : Number(args[at + 1] ?? '');
  if (!Number.isSafeInteger(seed) || seed < 1) throw new UsageError('--seed is a whole number.');
  return seed;
}

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === '--provider') {
    if (args.length !== 2 || args[1] !== 'remote') throw new UsageError('--provider is "remote".');
    return compareRemote(process.env);
  }
  const seed = readSeed(args);
  const unknown = args.find(
    (arg, at) => !['--set-aside', '--prose', '--seed'].includes(arg) && args[at - 1] !== '--seed',
  );
  if (unknown) throw new UsageError(`Unknown argument "${unknown}".`);
  await judgeOurs(args.includes('--set-aside'), args.includes('--prose'), seed);
  return EXIT.ok;
}

await runCommand(USAGE, main);
