import { parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { ROOT } from '../sites/site.mts';
import { findStale } from './page.mts';

const USAGE = `Usage: npm run --prefix bench pages

Writes bench/results/*.json to bench/SITES.md and to the page /benchmarks of both languages: tables,
charts, what is better in which row, conditions and dates. The words of a section, before its figures, stay as they are.

Exit codes: 0 done, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
  parseFlags(args, {});
  const stale = await findStale();
  if (stale.size === 0) return console.log('The pages show the results as they are.');
  writeFiles(ROOT, stale);
  const files = [...stale.keys()].join('\n  ');
  console.log(`Written:\n  ${files}\nNow: npm run i18n accept benchmarks`);
});
