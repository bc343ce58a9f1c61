import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { UpstreamError } from '../upstream/inventory';

/** Without `h`: names such as `h2` are those of elements. */
const LETTERS = 'abcdefgijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A class in a stylesheet; numbers of CSS that begin with a point have no letter after it. */
const CLASS = /\.([a-zA-Z][\w-]*)/g;

const letters = (index: number): string =>
  index < LETTERS.length
    ? LETTERS[index]!
    : letters(Math.floor(index / LETTERS.length) - 1) + LETTERS[index % LETTERS.length]!;

/** What is installed in a folder is left out; it holds fifty times as many files. */
function stylesheetsBelow(folder: string): string[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : stylesheetsBelow(place);
    return entry.name.endsWith('.module.css') ? [place] : [];
  });
}

/**
 * The name of each class, by its file and its name there: letters for the file, a number for the
 * class. Both count in the order of the files, so that every language and both bundles agree.
 */
export function nameClasses(
  folders: readonly string[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const files = folders.flatMap((folder) => stylesheetsBelow(folder).sort());
  return new Map(
    files.map((file, fileIndex) => {
      const css = fs.readFileSync(file, 'utf8');
      const classes = new Set([...css.matchAll(CLASS)].map(([, name]) => name!));
      const names = [...classes].map((name, index) => [name, letters(fileIndex) + index] as const);
      return [file, new Map(names)];
    }),
  );
}

/** The part of css-loader's options that is used here. */
interface CssModules {
  getLocalIdent?: (
    context: { resourcePath: string },
    pattern: string,
    name: string,
  ) => string | undefined;
}

interface Rule {
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: CssModules | false } }[];
}

/** Every use of css-loader that has modules, however deep in the rules it stands. */
function cssModules(rules: readonly Rule[]): CssModules[] {
  return rules.flatMap(({ oneOf = [], use = [] }) => [
    ...cssModules(oneOf),
    ...(Array.isArray(use) ? use : []).flatMap(({ options }) => options?.modules || []),
  ]);
}

/**
 * Short names for the classes of CSS modules in production: hashes cannot be compressed, and a page
 * has a hundred of them twice. `folders` are where the stylesheets are, from that of the site.
 */
export default function classNamesPlugin(
  { siteDir }: LoadContext,
  { folders }: { folders: readonly string[] },
): Plugin<undefined> {
  return {
    name: 'class-names',
    configureWebpack({ module, mode }) {
      if (mode !== 'production') return {};
      const names = nameClasses(folders.map((folder) => path.join(siteDir, folder)));
      const found = cssModules((module?.rules ?? []) as Rule[]);
      if (found.length === 0)
        throw new UpstreamError('css-modules', 'the bundler has no CSS modules to name.');
      for (const modules of found) {
        // Undefined for the modules of packages, which keep their own names.
        modules.getLocalIdent = ({ resourcePath }, _pattern, name) =>
          names.get(resourcePath)?.get(name);
      }
      return {};
    },
  };
}
