import fs from 'node:fs/promises';
import path from 'node:path';

const SHEETS = 'assets/css';
/** The sheet of all pages; its link is where those of single pages join. */
const SHARED_SHEET = /^styles\./;

/** A class of a sheet: the bundler makes it unique, so it stands only on pages that need it. */
export function markOf(css: string): string | undefined {
  return /\.([A-Za-z_][\w-]*)/.exec(css)?.[1];
}

/** The link to the shared sheet; pages of other languages have theirs below another base path. */
const sharedLink = (baseUrl: string): RegExp =>
  new RegExp(`<link\\b[^>]* href="?${baseUrl.replace(/[^\w/]/g, '\\$&')}${SHEETS}/styles\\.[^>]*>`);

/** The page with a link to the sheet `name`, or as it was if it does not need it. */
export function linkSheet(html: string, mark: string, baseUrl: string, name: string): string {
  const address = `${baseUrl}${SHEETS}/${name}`;
  const shared = sharedLink(baseUrl).exec(html);
  if (!shared || !html.includes(mark) || html.includes(address)) return html;
  const end = shared.index + shared[0].length;
  return `${html.slice(0, end)}<link rel="stylesheet" href="${address}">${html.slice(end)}`;
}

async function htmlFiles(dir: string): Promise<string[]> {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Links the sheets of single pages in a build, so that these pages are never seen without. */
export async function linkSheets(outDir: string, baseUrl: string): Promise<void> {
  const names = (await fs.readdir(path.join(outDir, SHEETS))).filter(
    (name) => name.endsWith('.css') && !SHARED_SHEET.test(name),
  );
  if (names.length === 0) return;
  const pages = await htmlFiles(outDir);
  for (const name of names) {
    const mark = markOf(await fs.readFile(path.join(outDir, SHEETS, name), 'utf8'));
    if (!mark) continue;
    for (const page of pages) {
      const html = await fs.readFile(page, 'utf8');
      const linked = linkSheet(html, mark, baseUrl, name);
      if (linked !== html) await fs.writeFile(page, linked);
    }
  }
}
