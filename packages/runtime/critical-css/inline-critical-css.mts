import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { MODULES_FOLDER, ROUTE_MANIFEST } from '../inline-script/route-manifest';
import { lightenPage, readParts, type RulesOf } from './lighten-page.mts';
import { CriticalCss } from './critical-css.mts';

export interface LightenOptions {
  outDir: string;
  /** Folders of the languages in `outDir`, each with the files of its routes. */
  folders: readonly string[];
  baseUrl: string;
}

/** The not-found pages become the one of the host, which decides by itself what it starts. */
const OWN_START = '404.html';

async function readRouteFiles({ outDir, folders }: LightenOptions): Promise<Map<string, string[]>> {
  const routes = new Map<string, string[]>();
  for (const folder of folders) {
    const file = path.join(outDir, folder, ROUTE_MANIFEST);
    const found = JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, string[]>;
    for (const [route, files] of Object.entries(found)) routes.set(route, files);
    // Written for this step alone.
    await fs.rm(file);
  }
  return routes;
}

/**
 * Custom properties that the modules of the first view ask for: their styles come with them, and
 * any page may load them before its stylesheet.
 */
async function namedByModules({ outDir, folders }: LightenOptions): Promise<string[]> {
  const names = new Set<string>();
  for (const folder of folders) {
    const dir = path.join(outDir, folder, MODULES_FOLDER);
    for (const file of await fs.readdir(dir)) {
      const code = await fs.readFile(path.join(dir, file), 'utf8');
      for (const [, name] of code.matchAll(/var\((--[\w-]+)/g)) names.add(name!);
    }
  }
  return [...names].sort();
}

/**
 * Makes the first screen of every page complete in one request: decisions/0021-first-request.md. Returns how many pages
 * there were.
 */
export async function inlineCriticalCss(options: LightenOptions): Promise<number> {
  const { outDir, baseUrl } = options;
  const routeFiles = await readRouteFiles(options);
  const named = await namedByModules(options);
  const stylesheets = new Map<string, CriticalCss>();
  const stylesheet = (href: string): CriticalCss => {
    const file = path.join(outDir, href.slice(baseUrl.length));
    const known = stylesheets.get(href) ?? new CriticalCss(readFileSync(file, 'utf8'), named);
    stylesheets.set(href, known);
    return known;
  };
  let count = 0;
  const files = await fs.readdir(outDir, { recursive: true });
  for (const name of files.filter(
    (file) => file.endsWith('.html') && path.basename(file) !== OWN_START,
  )) {
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    const parts = readParts(html);
    // A page that only leads on has neither.
    if (parts.styles.length === 0 || parts.scripts.length === 0) continue;
    const rulesOf: RulesOf = (piece) =>
      parts.styles.map((href) => stylesheet(href).of(piece)).join('');
    const further = routeFiles.get(parts.route ?? '') ?? [];
    await fs.writeFile(file, lightenPage(html, parts, rulesOf, further));
    count += 1;
  }
  return count;
}
