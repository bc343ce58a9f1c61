import fs from 'node:fs/promises';
import path from 'node:path';
import { EXIT, UsageError, runCommand, showProgress } from '@rslib-docs/kit/node/command';
import { contentCache } from '@rslib-docs/kit/node/content-cache';
import { ifThere, listFiles } from '@rslib-docs/kit/node/files';
import { findHtmlErrors, type HtmlError } from './find-html-errors.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const USAGE = `Usage: npm run site -- check html [<folder>]

Validates every page of build/ (or of the given folder) against the HTML standard, and lists page,
line or element, and rule of each error.

Exit codes: 0 valid, 1 errors or no build, 2 wrong usage.`;

/** Most pages are as they were before the last edit. */
const fromCache = contentCache('html-errors', {
  packages: ['html-validate', 'parse5'],
  sources: ['tools/check/find-html-errors.mts'],
});

await runCommand(USAGE, async ([folder = 'build', ...rest]) => {
  const unknown = folder.startsWith('-') ? folder : rest[0];
  if (unknown !== undefined) throw new UsageError(`Unknown argument "${unknown}".`);
  const dir = path.resolve(ROOT, folder);
  const files = await ifThere(listFiles(dir, '.html'));
  if (!files?.length) throw new Error(`${folder}/ holds no page. Run npm run build first.`);
  let count = 0;
  for (const [index, file] of files.entries()) {
    showProgress(`${index + 1} of ${files.length} pages`);
    const html = await fs.readFile(path.join(dir, file), 'utf8');
    const found = await fromCache(html, async () => JSON.stringify(await findHtmlErrors(html)));
    for (const error of JSON.parse(String(found)) as HtmlError[]) {
      count += 1;
      const place = error.line === undefined ? file : `${file}:${error.line}`;
      showProgress('');
      console.log(`${folder}/${place}: ${error.rule}: ${error.message}`);
    }
  }
  showProgress('');
  console.log(`${files.length} pages, ${count} errors`);
  return count > 0 ? EXIT.findings : EXIT.ok;
});
