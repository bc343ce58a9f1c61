import fs from 'node:fs';
import path from 'node:path';
import { UsageError, parseWords, runCommand } from '@rslib-docs/kit/node/command';
import { formatChanges, formatShared } from './format-changes.mts';
import { pageChanges } from './page-changes.mts';
import { readRange } from './read-range.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Looked at whatever changes: what all pages share may have. */
const ALWAYS = ['/', '/guide/start/'];

const USAGE = `Usage: npm run site -- changed-pages <base>[..<head>] [flags]

Says in Markdown which pages a range of commits touches, in which sections of both languages, and
which Chinese sections it leaves as they were. <head> is HEAD unless it is named.

  --before <folder>     A build of <base>: adds the bytes of each page, and of scripts
                        and styles, there and in build/.
  --pictures <folder>   With --before: writes pictures of the pages that look otherwise there.

Exit codes: 0 told, 1 refused, 2 wrong usage.`;

function buildFolder(folder: string): string {
  const dir = path.resolve(ROOT, folder);
  if (fs.existsSync(path.join(dir, '404.html'))) return dir;
  throw new UsageError(`${folder} is not a build output folder.`);
}

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseWords(args, {
    before: { type: 'string' },
    pictures: { type: 'string' },
  });
  const [asked, ...others] = positionals;
  if (asked === undefined || others.length > 0) throw new UsageError('Name one range of commits.');
  const { before, pictures } = values;
  if (pictures !== undefined && before === undefined)
    throw new UsageError('--pictures needs --before.');
  const builds =
    before === undefined ? undefined : { before: buildFolder(before), after: buildFolder('build') };
  const changes = await pageChanges(ROOT, readRange(ROOT, asked));
  if (!builds) {
    console.log(formatChanges(changes));
    return;
  }
  // Loaded late: without builds no browser is needed.
  const { bytesOf, sharedBytesOf, takePictures } = await import('./compare-pages.mts');
  console.log(formatChanges(changes, (address) => bytesOf(builds, address)));
  console.log(`\n${formatShared(await sharedBytesOf(builds))}`);
  if (pictures === undefined) return;
  const addresses = new Set([...ALWAYS, ...changes.flatMap(({ address }) => address ?? [])]);
  const count = await takePictures(builds, [...addresses], path.resolve(ROOT, pictures));
  console.log(`\n${count} of ${addresses.size * 2} pages that were looked at look otherwise.`);
});
