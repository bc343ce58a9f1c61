import fs from 'node:fs/promises';
import path from 'node:path';
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { searchIndexFile } from '@rslib-docs/search/engine/document';
import { codeFile } from '@rslib-docs/search/engine/page-code';
import type { ArchiveManifest } from '@rslib-docs/kit/node/versions/places';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { readBuiltPages } from '../build/built-pages.mts';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { resolveFile } from '../serve/static-host.mts';
import { packSite } from './site-file.mts';

/** The app; everything else below `assets/` serves pages without it too. */
const APP = 'assets/js/';

/** Where the elements inside of an element stand: those of a template are not its children. */
const contentOf = (element: Tree.Element): Tree.ParentNode =>
  element.tagName === 'template' ? tree.getTemplateContent(element as Tree.Template) : element;

function removeApp(node: Tree.ParentNode): void {
  for (const child of [...node.childNodes]) {
    if (!tree.isElementNode(child)) continue;
    const address = child.attrs.find(({ name }) => name === 'src' || name === 'href')?.value;
    if (['script', 'link'].includes(child.tagName) && address?.includes(APP)) {
      tree.detachNode(child);
    } else removeApp(contentOf(child));
  }
}

/**
 * A page without the app. It is complete and its controls work, as on every page before the app
 * has started, and the whole stylesheet still comes with their first use; but its links are full
 * loads, so the frozen page never draws what is alive.
 */
export function withoutApp(html: string): string {
  const document = parse(html);
  removeApp(document);
  return serialize(document);
}

interface ArchiveOptions {
  /** Root of the project that was built. */
  root: string;
  /** The finished build of the site. */
  build: string;
  /** Folder of static files, which every language has a copy of. */
  staticDir: string;
  version: string;
  baseUrl: string;
}

/**
 * Takes the pages of a version out of a build, at the addresses that they have there, with what
 * leads to those that moved in it and all that they load: styles, the first view's modules, images,
 * and the version's search indexes. Gives the packed files, and what is in them.
 */
export async function extractVersion(
  options: ArchiveOptions,
): Promise<{ manifest: ArchiveManifest; packed: Buffer }> {
  const { root, build, version, baseUrl, staticDir } = options;
  const routes: string[] = [];
  const contents = new Map<string, Buffer>();
  const statics = await listFiles(staticDir, '').catch(() => []);

  async function keepLanguage(locale: Locale): Promise<void> {
    const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
    const dir = path.join(build, folder);
    const { all, listed } = readBuiltPages(root, build, locale);
    for (const page of all.filter((one) => one.version === version)) {
      const { routePath } = page;
      const file = resolveFile(build, `/${routePath.slice(baseUrl.length)}`);
      if (!file) throw new Error(`The build has no file for ${routePath}.`);
      const name = path.relative(build, file).split(path.sep).join('/');
      contents.set(name, Buffer.from(withoutApp(await fs.readFile(file, 'utf8'))));
      if (listed.includes(page)) routes.push(routePath);
    }
    const assets = (await listFiles(path.join(dir, 'assets'), '')).map((file) => `assets/${file}`);
    const loaded = assets.filter((file) => !file.startsWith(APP));
    const searchIndex = searchIndexFile(locale, version);
    const searched = (await listFiles(dir, '.json')).filter((file) =>
      [searchIndex, codeFile(searchIndex)].includes(file),
    );
    const moved = (await listFiles(path.join(dir, version), '.html'))
      .map((file) => `${version}/${file}`)
      .filter((file) => !contents.has(folder + file));
    for (const file of [...moved, ...loaded, ...searched, ...statics]) {
      contents.set(folder + file, await fs.readFile(path.join(dir, file)));
    }
  }
  for (const locale of LOCALES) await keepLanguage(locale);
  if (routes.length === 0) throw new Error(`The build has no page of ${version}.`);
  const { packed, files } = packSite(contents);
  return { manifest: { version, baseUrl, routes: routes.sort(), files }, packed };
}
