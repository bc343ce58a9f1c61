import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { listFiles } from '@rslib-docs/kit/node/files';
import type { Build } from '@rslib-docs/samples/runner/plan';
import type { Outcome } from '@rslib-docs/samples/runner/run-builds';
import { layOut } from '@rslib-docs/translations/cli/lay-out';
import {
  SHOWCASE_FORMATS,
  type CodeLine,
  type CodeToken,
  type DistEntry,
  type FormatResult,
  type ShowcaseData,
  type ShowcaseFormat,
} from '../../src/features/home/showcase-data';
import type * as Highlight from '../../src/plugins/code-fences/highlight';
import type { RealOutput } from './output.mts';

// The loader of tools cannot import a module that itself imports at run time; it can require one.
const { highlightNow } = createRequire(import.meta.url)(
  '../../src/plugins/code-fences/highlight',
) as typeof Highlight;

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIBRARY = path.join(import.meta.dirname, 'library');
const FILE = 'src/features/home/showcase.json';
const CALL = "mix('#008080', '#f4a460')";

type Hide = (line: string, index: number, lines: readonly string[]) => boolean;

/**
 * Leaves out what a runtime puts around the author's own function, but for the first lines, and
 * what the function holds: the file of ES modules shows it.
 */
function hideRuntime(firstLines: number): Hide {
  return (_, index, lines) => {
    const start = lines.findIndex((line) => /^\s*function mix\(/.test(line));
    const end = lines.indexOf(lines[start]!.replace(/\S.*/, '}'), start);
    return (index >= firstLines && index < start) || (index > start && index < end);
  };
}

/** The name of the remote, its entry, what it exposes, and the braces around the last. */
const MANIFEST_LINES =
  /^[{}]$|^ {2}"(?:id|name|exposes)"|"remoteEntry"|"palette\.\w+\.js"|"\.\/mix"|^ {2}\]$|^ {4}\}$/;

interface Shown {
  file: string;
  /** Lines that are left out; each run of them becomes one. */
  hide?: Hide;
  /** A field of package.json; for Module Federation, a setting of the host. */
  found: string;
  used: string;
}

const SHOWN: Record<ShowcaseFormat, Shown> = {
  esm: {
    file: 'index.js',
    found: '"import": "./dist/index.js"',
    used: "import { mix } from 'palette';",
  },
  cjs: {
    file: 'index.cjs',
    hide: hideRuntime(1),
    found: '"require": "./dist/index.cjs"',
    used: "const { mix } = require('palette');",
  },
  umd: {
    file: 'umd/index.js',
    hide: hideRuntime(6),
    found: '"unpkg": "./dist/umd/index.js"',
    used: `Palette.${CALL}`,
  },
  mf: {
    file: 'mf/mf-manifest.json',
    hide: (line) => !MANIFEST_LINES.test(line),
    found: "remotes: { palette: 'palette@https://cdn.example.com/mf-manifest.json' }",
    used: "const { mix } = await import('palette/mix');",
  },
};

type Command = Build['commands'][number];
const node = (...args: string[]): Command => ({ program: 'node', args, env: {} });
const LOG = `console.log(${CALL})`;
const UMD_CODE = "fs.readFileSync('dist/umd/index.js', 'utf8')";
/** Builds, then takes the export as each kind of consumer does, by the fields of package.json. */
const COMMANDS: readonly Command[] = [
  { program: 'rslib', args: [], env: {} },
  node('--input-type=module', '-e', `${SHOWN.esm.used} ${LOG}`),
  node('--input-type=commonjs', '-e', `${SHOWN.cjs.used} ${LOG}`),
  node('--input-type=commonjs', '-p', `vm.runInNewContext(${UMD_CODE} + "${SHOWN.umd.used}")`),
];

type Node = DefaultTreeAdapterTypes.ChildNode;

const textOf = (node: Node): string => ('value' in node ? node.value : '');

function toToken(node: Node): CodeToken {
  if (!('attrs' in node)) return textOf(node);
  return [node.attrs[0]!.value.replace(/^t-/, ''), textOf(node.childNodes[0]!)];
}

/** Highlights as fences are highlighted, and hands back text and roles instead of HTML. */
async function highlightLines(code: string, lang: string): Promise<CodeLine[]> {
  const { html } = await highlightNow(code.trimEnd(), lang, [], false);
  return parseFragment(html).childNodes.flatMap((line) =>
    'childNodes' in line ? [{ tokens: line.childNodes.map(toToken) }] : [],
  );
}

const highlightLine = async (code: string, lang: string): Promise<CodeLine> =>
  (await highlightLines(code, lang))[0]!;

/** Lines of the configuration that are for Module Federation alone. */
const FEDERATION = /^import .*pluginModuleFederation.*$|^const federation[^]*?^\}\);$/gm;

/** The format that each line of the configuration is for. */
function formatsByLine(config: string): (ShowcaseFormat | undefined)[] {
  const formats = config
    .split('\n')
    .map((line) => /format: '(\w+)'/.exec(line)?.[1] as ShowcaseFormat | undefined);
  for (const { 0: text, index } of config.matchAll(FEDERATION)) {
    const first = config.slice(0, index).split('\n').length - 1;
    formats.fill('mf', first, first + text.split('\n').length);
  }
  return formats;
}

/** In the form in which Rslib prints sizes, but rounded to be the same on every machine. */
function sizeOf(content: string): string {
  const kB = Buffer.byteLength(content) / 1000;
  return `${kB < 100 ? kB.toFixed(1) : Math.round(kB)} kB`;
}

/** The files of each format, declarations last. UMD and Module Federation have their folders. */
function toTree({ listing, content }: Outcome): DistEntry[] {
  const formatOf = (file: string) =>
    /^(umd|mf)\//.exec(file)?.[1] ?? (file.endsWith('.cjs') ? 'cjs' : 'esm');
  const isTypes = (file: string) => Number(file.endsWith('.d.ts'));
  return SHOWCASE_FORMATS.flatMap((format): DistEntry[] => {
    const files = listing.filter((file) => formatOf(file) === format);
    const entries = files
      .sort((a, b) => isTypes(a) - isTypes(b))
      .map((file) => ({ name: path.basename(file), format, size: sizeOf(content[file]!) }));
    const hasFolder = format === 'umd' || format === 'mf';
    return hasFolder ? [{ name: format, format, children: entries }] : entries;
  });
}

async function excerpt(content: string, { file, hide }: Shown): Promise<CodeLine[]> {
  const source = content.trimEnd().split('\n');
  const lines = await highlightLines(content, file.endsWith('.json') ? 'json' : 'js');
  return lines.reduce<CodeLine[]>((shown, line, index) => {
    if (!hide?.(source[index]!, index, source)) return [...shown, line];
    const hidden = shown.at(-1)?.hidden;
    return [...(hidden ? shown.slice(0, -1) : shown), { tokens: [], hidden: (hidden ?? 0) + 1 }];
  }, []);
}

async function makeShowcase(library: Build['files'], outcome: Outcome): Promise<ShowcaseData> {
  const { code, content } = outcome;
  const printed = outcome.printed.map((text) => text.trim());
  if (code !== 0) throw new Error(`The sample of the home page fails:\n${printed.at(-1)}`);
  const resultOf = async (format: ShowcaseFormat): Promise<FormatResult> => {
    const { file, found, used } = SHOWN[format];
    const text = content[file];
    if (text === undefined) throw new Error(`The build wrote no dist/${file}.`);
    const [place, proof] =
      format === 'mf' ? [text, '"path": "./mix"'] : [library.get('package.json')!, found];
    if (!place.includes(proof)) throw new Error(`The sample has no ${proof} for ${format}.`);
    const result = printed[1 + SHOWCASE_FORMATS.indexOf(format)];
    return {
      file: { path: `dist/${file}`, lines: await excerpt(text, SHOWN[format]) },
      found: await highlightLine(found, format === 'mf' ? 'ts' : 'json'),
      used: await highlightLine(used, 'ts'),
      ...(result !== undefined && { printed: result }),
    };
  };
  const config = library.get('rslib.config.ts')!;
  const formats = formatsByLine(config);
  const lines = await highlightLines(config, 'ts');
  return {
    call: await highlightLine(CALL, 'ts'),
    config: lines.map((line, at) => ({ ...(formats[at] && { format: formats[at] }), ...line })),
    dist: toTree(outcome),
    results: {
      esm: await resultOf('esm'),
      cjs: await resultOf('cjs'),
      umd: await resultOf('umd'),
      mf: await resultOf('mf'),
    },
  };
}

/** The home page's data about the library beside this file. */
export async function homeOutput(): Promise<RealOutput> {
  const files = new Map<string, string>();
  for (const file of await listFiles(LIBRARY, ''))
    files.set(file, await fs.readFile(path.join(LIBRARY, file), 'utf8'));
  return {
    file: FILE,
    builds: [{ name: 'palette', files, commands: COMMANDS }],
    async toText(outcomes) {
      const data = await makeShowcase(files, outcomes.get('palette')!);
      return layOut(ROOT, FILE, JSON.stringify(data));
    },
  };
}
