import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readSearchDocuments, searchIndexFile } from '../../src/lib/search/document';
import { readSiteEnvironment } from '../../src/site/environment';
import { EXIT, UsageError, runCommand } from '../lib/command.mts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { isSetAside, measure, type Judged, type Score } from './measure.mts';
import { searchWith } from './ours.mts';

const USAGE = `Usage: npm run search:eval [-- --set-aside]

Judges the search of the site in build/ by queries with known answers, per language. A third of them is set
aside; it is counted, and its misses are listed with --set-aside only, so that nobody tunes to it.

Exit codes: 0 judged, 1 no build, 2 wrong usage.`;

const judged = JSON.parse(readFileSync(new URL('judged.json', import.meta.url), 'utf8')) as Record<
  string,
  Judged[]
>;

/** The index that the build wrote, with addresses without base and language. */
function readIndex(locale: Locale) {
  const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
  const file = new URL(`../../build/${folder}${searchIndexFile(locale, '')}`, import.meta.url);
  if (!existsSync(file)) throw new Error('There is no index in build/: run "npm run build" first.');
  const localeBase = readSiteEnvironment(process.env).baseUrl + folder;
  return readSearchDocuments(JSON.parse(readFileSync(file, 'utf8'))).map((document) => ({
    ...document,
    routePath: `/${document.routePath.slice(localeBase.length)}`,
  }));
}

function line(name: string, { queries, mrr5, success1, success5 }: Score): string {
  const parts = [mrr5, success1, success5].map((value) => value.toFixed(3).padStart(9));
  return `${name.padEnd(16)}${String(queries).padStart(8)}${parts.join('')}`;
}

async function main(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--set-aside');
  if (unknown !== undefined) throw new UsageError(`Unknown argument "${unknown}".`);
  console.log(`${''.padEnd(16)} queries    MRR@5success@1success@5`);
  for (const locale of LOCALES) {
    const documents = readIndex(locale);
    const search = searchWith(documents);
    search('warm');
    const all = judged[locale] ?? [];
    const open = await measure(
      all.filter((item) => !isSetAside(item)),
      search,
    );
    const aside = await measure(all.filter(isSetAside), search);
    console.log(line(`${locale}, open`, open));
    console.log(line(`${locale}, set aside`, aside));
    const times = all
      .map(({ query }) => {
        const started = performance.now();
        search(query);
        return performance.now() - started;
      })
      .sort((a, b) => a - b);
    const bytes = brotliCompressSync(JSON.stringify(documents)).length;
    const p95 = times[Math.floor(times.length * 0.95)]!.toFixed(1);
    console.log(`  ${documents.length} pages, index ${bytes} B (brotli), p95 ${p95} ms in Node`);
    const misses = args.includes('--set-aside') ? aside.misses : open.misses;
    for (const { query, found } of misses) console.log(`  ${query}: ${found.join(' ')}`);
  }
  return EXIT.ok;
}

await runCommand(USAGE, main);
