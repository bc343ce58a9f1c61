import fs from 'node:fs/promises';
import path from 'node:path';
import type {
  CodeLine,
  DistEntry,
  FormatResult,
  ShowcaseData,
  ShowcaseFormat,
} from '../../src/features/home/showcase-data';
import { buildLibrary, type BuiltFile } from './build-library.mts';
import { formatsByLine } from './config-lines.mts';
import { highlightLine, highlightLines } from './highlight-lines.mts';

const LIBRARY = path.join(import.meta.dirname, 'library');
const CALL = "mix('#008080', '#f4a460')";

interface Shown {
  file: string;
  lang: string;
  /** Lines that are left out; each run of them becomes one. */
  hide?: (line: string, index: number, lines: readonly string[]) => boolean;
  found: string;
  foundLang: string;
  used: string;
}

/** Where the author's own function begins, so that what a runtime puts around it can be left out. */
const ownCode = (lines: readonly string[]) =>
  lines.findIndex((line) => /^\s*function mix\(/.test(line));

/** What the function holds; the file of ES modules shows it. */
function isInOwnCode(index: number, lines: readonly string[]): boolean {
  const start = ownCode(lines);
  const last = lines[start]!.replace(/\S.*/, '}');
  return index > start && index < lines.indexOf(last, start);
}

/** Who the remote is, where its entry lies, what it exposes, and the braces around the last. */
const MANIFEST_LINES =
  /^[{}]$|^ {2}"(?:id|name|exposes)"|"remoteEntry"|"palette\.\w+\.js"|"\.\/mix"|^ {2}\]$|^ {4}\}$/;

const SHOWN: Record<ShowcaseFormat, Shown> = {
  esm: {
    file: 'index.js',
    lang: 'js',
    found: '"import": "./dist/index.js"',
    foundLang: 'json',
    used: "import { mix } from 'palette';",
  },
  cjs: {
    file: 'index.cjs',
    lang: 'js',
    hide: (_, index, lines) => (index > 0 && index < ownCode(lines)) || isInOwnCode(index, lines),
    found: '"require": "./dist/index.cjs"',
    foundLang: 'json',
    used: "const { mix } = require('palette');",
  },
  umd: {
    file: 'umd/index.js',
    lang: 'js',
    hide: (_, index, lines) => (index > 5 && index < ownCode(lines)) || isInOwnCode(index, lines),
    found: '"unpkg": "./dist/umd/index.js"',
    foundLang: 'json',
    used: `Palette.${CALL}`,
  },
  mf: {
    file: 'mf/mf-manifest.json',
    lang: 'json',
    hide: (line) => !MANIFEST_LINES.test(line),
    found: "remotes: { palette: 'palette@https://cdn.example.com/mf-manifest.json' }",
    foundLang: 'ts',
    used: "const { mix } = await import('palette/mix');",
  },
};

/** As Rslib prints sizes, but coarse enough to be the same wherever the build runs. */
function sizeOf({ content }: BuiltFile): string {
  const kB = Buffer.byteLength(content) / 1000;
  return `${kB < 100 ? kB.toFixed(1) : Math.round(kB)} kB`;
}

function toTree(files: readonly BuiltFile[], depth = 0): DistEntry[] {
  const names = [...new Set(files.map((file) => file.path.split('/')[depth]!))];
  return names.map((name) => {
    const inside = files.filter((file) => file.path.split('/')[depth] === name);
    const [first] = inside as [BuiltFile];
    const isFile = first.path.split('/').length === depth + 1;
    return {
      name,
      format: first.format,
      ...(isFile ? { size: sizeOf(first) } : { children: toTree(inside, depth + 1) }),
    };
  });
}

/** Formats keep their order, folders come last. */
function sortFiles(files: readonly BuiltFile[]): BuiltFile[] {
  const order: ShowcaseFormat[] = ['esm', 'cjs', 'umd', 'mf'];
  const rank = (file: BuiltFile) =>
    order.indexOf(file.format) * 10 + (/\.d\.ts$/.test(file.path) ? 1 : 0);
  return [...files].sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

async function excerpt(content: string, { lang, hide }: Shown): Promise<CodeLine[]> {
  const source = content.trimEnd().split('\n');
  const lines = await highlightLines(source.join('\n'), lang);
  return lines.reduce<CodeLine[]>((shown, line, index) => {
    if (!hide?.(source[index]!, index, source)) return [...shown, line];
    const hidden = shown.at(-1)?.hidden;
    return [...(hidden ? shown.slice(0, -1) : shown), { tokens: [], hidden: (hidden ?? 0) + 1 }];
  }, []);
}

async function resultOf(
  format: ShowcaseFormat,
  files: readonly BuiltFile[],
  packageJson: string,
): Promise<Omit<FormatResult, 'printed'>> {
  const shown = SHOWN[format];
  const file = files.find((candidate) => candidate.path === shown.file);
  if (!file) throw new Error(`The build wrote no dist/${shown.file}.`);
  if (shown.foundLang === 'json' && !packageJson.includes(shown.found)) {
    throw new Error(`The sample's package.json does not contain ${shown.found}.`);
  }
  if (format === 'mf' && !file.content.includes('"path": "./mix"')) {
    throw new Error('The manifest does not expose ./mix.');
  }
  return {
    file: { path: `dist/${file.path}`, lines: await excerpt(file.content, shown) },
    found: await highlightLine(shown.found, shown.foundLang),
    used: await highlightLine(shown.used, 'ts'),
  };
}

/** Runs Rslib over the sample library and collects what the home page shows of it. */
export async function generateShowcase(): Promise<ShowcaseData> {
  const read = (file: string) => fs.readFile(path.join(LIBRARY, file), 'utf8');
  const [config, packageJson, built] = [
    await read('rslib.config.ts'),
    await read('package.json'),
    await buildLibrary(CALL),
  ];
  const formats = formatsByLine(config);
  const configLines = await highlightLines(config.trimEnd(), 'ts');
  const result = async (format: ShowcaseFormat): Promise<FormatResult> => ({
    ...(await resultOf(format, built.files, packageJson)),
    ...(built.printed[format] && { printed: built.printed[format] }),
  });
  return {
    call: await highlightLine(CALL, 'ts'),
    config: configLines.map((line, index) => ({
      ...(formats.has(index) && { format: formats.get(index) }),
      ...line,
    })),
    dist: toTree(sortFiles(built.files)),
    results: {
      esm: await result('esm'),
      cjs: await result('cjs'),
      umd: await result('umd'),
      mf: await result('mf'),
    },
  };
}
