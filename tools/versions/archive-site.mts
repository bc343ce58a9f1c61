import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { searchIndexFile } from '@rslib-docs/search/engine/document';
import { codeFile } from '@rslib-docs/search/engine/page-code';
import type { ArchiveManifest } from '@rslib-docs/kit/node/versions/places';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { readBuiltPages } from '../lib/built-pages.mts';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { resolveFile } from '../serve/static-host.mts';

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

const hashOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

interface ArchiveOptions {
  /** Root of the project that was built. */
  root: string;
  /** The finished build of the site. */
  build: string;
  /** Folder of static files, which every language has a copy of. */
  staticDir: string;
  /** Where the site of the version is written. */
  to: string;
  version: string;
  baseUrl: string;
}

/**
 * Takes the pages of a version out of a build, at the addresses that they have there, with all
 * that they load: styles, the first view's modules, images, and the version's search indexes.
 */
export async function extractVersion(options: ArchiveOptions): Promise<ArchiveManifest> {
  const { root, build, to, version, baseUrl, staticDir } = options;
  const manifest: ArchiveManifest = { version, baseUrl, routes: [], files: {} };
  const keep = async (file: string, content: Uint8Array | string): Promise<void> => {
    await fs.mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await fs.writeFile(path.join(to, file), content);
    manifest.files[file] = hashOf(content);
  };
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
      await keep(name, withoutApp(await fs.readFile(file, 'utf8')));
      if (listed.includes(page)) manifest.routes.push(routePath);
    }
    const assets = (await listFiles(path.join(dir, 'assets'), '')).map((file) => `assets/${file}`);
    const loaded = assets.filter((file) => !file.startsWith(APP));
    const searchIndex = searchIndexFile(locale, version);
    const searched = (await listFiles(dir, '.json')).filter((file) =>
      [searchIndex, codeFile(searchIndex)].includes(file),
    );
    for (const file of [...loaded, ...searched, ...statics]) {
      await keep(folder + file, await fs.readFile(path.join(dir, file)));
    }
  }
  for (const locale of LOCALES) await keepLanguage(locale);
  if (manifest.routes.length === 0) throw new Error(`The build has no page of ${version}.`);
  manifest.routes.sort();
  return manifest;
}

/** How the files of an archived version differ from what was archived; nothing where they do not. */
export async function findAlterations(
  site: string,
  { files }: Pick<ArchiveManifest, 'files'>,
): Promise<string[]> {
  const present = new Set(await listFiles(site, '').catch(() => []));
  const altered: string[] = [];
  for (const [file, hash] of Object.entries(files)) {
    if (!present.delete(file)) altered.push(`${file} is missing`);
    else if (hashOf(await fs.readFile(path.join(site, file))) !== hash) {
      altered.push(`${file} was changed`);
    }
  }
  return [...altered, ...[...present].map((file) => `${file} was added`)];
}
