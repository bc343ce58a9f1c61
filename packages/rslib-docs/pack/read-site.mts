import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { copyAddress } from '@rslib-docs/kit/shared/addresses';
import {
  readSearchDocuments,
  searchIndexFile,
  type SearchDocument,
} from '@rslib-docs/search/engine/document';
import { variantsFile } from '@rslib-docs/search/engine/han-variants';
import { codeFile, readPageCode, withCode } from '@rslib-docs/search/engine/page-code';
import type { Language } from '../src/library.mts';

interface Header {
  title: string;
  description: string;
  url: string;
  'rslib-version': string;
  option?: string;
  since?: string;
  options?: Record<string, unknown>;
}

export interface SitePage {
  /** `guide/basic/cli`; of a page that is a folder `guide/start/index`. */
  path: string;
  document: SearchDocument;
  header: Header;
  text: string;
}

export interface SiteLanguage {
  lang: Language;
  pages: SitePage[];
  variants: string[];
}

const readBuilt = (file: string): Promise<string> =>
  fs.readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read; build the site first.`, { cause: error });
  });
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readBuilt(file));

async function readPage(folder: string, base: string, document: SearchDocument): Promise<SitePage> {
  const file = copyAddress(document.routePath).slice(base.length);
  const source = await readBuilt(path.join(folder, file));
  const [whole, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  if (!whole) throw new Error(`${path.join(folder, file)} does not begin with a header.`);
  const text = source.slice(whole.length).trimStart();
  return { path: file.replace(/\.md$/, ''), document, header: parse(yaml!) as Header, text };
}

/** The pages of a language that search finds. @throws Error that names the file that is missing */
export async function readSite(build: string, lang: Language): Promise<SiteLanguage> {
  const folder = path.join(build, lang === 'en' ? '' : lang);
  const index = searchIndexFile(lang, '');
  const prose = readSearchDocuments(await readJson(path.join(folder, index)));
  const code = readPageCode(await readJson(path.join(folder, codeFile(index))));
  const variants = (await readJson(path.join(folder, variantsFile(lang)))) as string[];
  // The site may live below a path: the home page has the shortest address.
  const base = prose.map(({ routePath }) => routePath).sort((a, b) => a.length - b.length)[0]!;
  const pages = withCode(prose, code).map((document) => readPage(folder, base, document));
  return { lang, pages: await Promise.all(pages), variants };
}
