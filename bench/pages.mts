import fs from 'node:fs/promises';
import path from 'node:path';
import { TRANSLATIONS, chineseFile } from '@rslib-docs/translations/core/places';
import { LOCALES, type Locale } from '../src/site/locales';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { chartFiles, writePage } from './report/page.mts';
import { readAllResults } from './report/results.mts';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGE = 'docs/benchmarks.mdx';
const FILES: Readonly<Record<Locale, string>> = {
  en: PAGE,
  zh: `${TRANSLATIONS}/${chineseFile(PAGE)}`,
};

const USAGE = `Usage: npm run --prefix bench pages [-- --check]

Shows bench/results/sites.json, sites-second.json and libraries.json on the page /benchmarks of both languages: tables,
charts, who is better in which row, conditions and dates. What stands before the first heading of a
page stays as it is.

  --check    Writes nothing, and fails where a page or the data of the charts differs.

Exit codes: 0 done or clean, 1 a file differs, 2 wrong usage.`;

/** Files that are not what the results give, with their text as it should be. */
export async function findStale(root: string): Promise<Map<string, string>> {
  const { format } = await import('prettier');
  const all = readAllResults();
  const read = (file: string) => fs.readFile(path.join(root, file), 'utf8');
  const pageOptions = { parser: 'mdx', printWidth: 80, proseWrap: 'preserve' } as const;
  const wanted = new Map<string, string>();
  for (const locale of LOCALES) {
    const file = FILES[locale];
    const text = writePage(await read(file), all, locale);
    wanted.set(
      file,
      await format(text, { ...pageOptions, singleQuote: true, embeddedLanguageFormatting: 'off' }),
    );
  }
  for (const [file, bars] of Object.entries(chartFiles(all))) {
    wanted.set(file, `${JSON.stringify(bars, null, 2)}\n`);
  }
  const stale = new Map<string, string>();
  for (const [file, text] of wanted)
    if ((await read(file).catch(() => '')) !== text) stale.set(file, text);
  return stale;
}

await runCommand(USAGE, async (args) => {
  const unknown = args.find((arg) => arg !== '--check');
  if (unknown !== undefined) throw new UsageError(`Unknown argument: ${unknown}`);
  const stale = await findStale(ROOT);
  if (stale.size === 0) {
    console.log('The pages show the results as they are.');
    return EXIT.ok;
  }
  const files = [...stale.keys()].join('\n  ');
  if (args.includes('--check')) {
    console.error(`Not what the results give; run npm run --prefix bench pages:\n  ${files}`);
    return EXIT.findings;
  }
  writeFiles(ROOT, stale);
  console.log(`Written:\n  ${files}\nNow: npm run i18n accept benchmarks`);
  return EXIT.ok;
});
