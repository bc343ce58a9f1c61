import fs from 'node:fs/promises';
import path from 'node:path';
import { searchIndexFile, toSearchDocuments } from '../../lib/search/document';
import type { PageData } from './contract';

/** An area of the site, as the top navigation names it. */
export interface SearchArea {
  label: string;
  /** Regular expression on the address. */
  activeMatch: string;
}

/** The areas in the language of the site that is being built. */
export async function translateAreas(
  areas: readonly SearchArea[],
  localizationDir: string,
): Promise<SearchArea[]> {
  const file = path.join(localizationDir, 'docusaurus-theme-classic', 'navbar.json');
  const text = await fs.readFile(file, 'utf8').catch(() => '{}');
  const messages = JSON.parse(text) as Record<string, { message: string } | undefined>;
  return areas.map((area) => ({
    ...area,
    label: messages[`item.label.${area.label}`]?.message ?? area.label,
  }));
}

/** The static indexes of search: for each version a file, an array of its pages. */
export function searchIndexes(
  pages: readonly PageData[],
  lang: string,
  areas: readonly SearchArea[],
): Map<string, string> {
  const areaOf = (routePath: string) =>
    areas.find(({ activeMatch }) => new RegExp(activeMatch).test(routePath))?.label ?? '';
  const versions = [...new Set(['', ...pages.map(({ version }) => version)])];
  return new Map(
    versions.map((version) => {
      const own = pages.filter((page) => page.version === version);
      return [searchIndexFile(lang, version), JSON.stringify(toSearchDocuments(own, areaOf))];
    }),
  );
}

interface Compiler {
  webpack: {
    sources: { RawSource: new (text: string) => object };
    Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: number };
  };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

interface Compilation {
  emitAsset(file: string, source: object): void;
  hooks: { processAssets: { tap(options: object, run: () => void): void } };
}

/** Puts files beside the app's own, so that the development server has them too. */
export function emitFiles(files: () => ReadonlyMap<string, string>) {
  return {
    apply(compiler: Compiler): void {
      const { sources, Compilation } = compiler.webpack;
      const name = 'search-index';
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          for (const [file, text] of files()) {
            compilation.emitAsset(file, new sources.RawSource(text));
          }
        });
      });
    },
  };
}
