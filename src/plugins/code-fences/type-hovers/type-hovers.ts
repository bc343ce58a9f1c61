import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Twoslash from 'twoslash';
import type { CreateTwoslashOptions, TwoslashInstance, TwoslashReturn } from 'twoslash';
import type { ShikiTransformer, splitTokens } from 'shiki';
import { contentCache } from '@rslib-docs/kit/node/content-cache';

/** Length that a reader can take in at once; the rest of a long type is in the package. */
const MAX_TYPE = 400;
const MAX_DOCS = 300;

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max).trimEnd()}…`;
}

/**
 * A type as the compiler prints it, without facts that the sample itself shows: that a word is
 * imported, and the `undefined` that a question mark already means.
 */
export function typeText(text: string): string {
  const own = text.replace(/^\(alias\) /, '').replace(/\nimport [^\n]*$/, '');
  return cut(own.replace(/(\?: [^\n]*?) \| undefined$/, '$1').trim(), MAX_TYPE);
}

/** The first paragraph of a doc comment, up to a list or an empty line, on one line. */
export function docsText(docs: string | undefined): string | undefined {
  const paragraph = docs?.trim().split(/\n\s*\n|\n\s*(?:[-*]|\d+\.) |\n```/)[0];
  if (!paragraph) return undefined;
  // Links cannot be followed in a tip.
  const plain = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{@link (\S+)[^}]*\}/g, '$1');
  return cut(plain.replace(/\s+/g, ' '), MAX_DOCS);
}

/** The type of a word of a sample, at its place: lines and characters from 0. */
export interface Hover {
  line: number;
  character: number;
  length: number;
  type: string;
  docs: string | undefined;
}

/** A sample that does not compile. */
export class SampleError extends Error {
  constructor(
    message: string,
    /** Line of the sample, from 1. */
    readonly line: number,
  ) {
    super(message);
  }
}

/** The samples are checked against the packages of this project. */
export const ROOT = path.resolve(__filename, '../../../../..');

/* Values of TypeScript's enumerations: importing them would load the compiler. */
const ES_NEXT = 99;
const BUNDLER = 100;

const OPTIONS: CreateTwoslashOptions = {
  vfsRoot: ROOT,
  compilerOptions: {
    target: ES_NEXT,
    module: ES_NEXT,
    moduleResolution: BUNDLER,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  },
};

const DEFINE = 'defineConfig';
const IMPORT = /import \{[^}]*\bdefineConfig\b[^}]*\} from '@rslib\/core';/;
/**
 * The last of the package's own overloads. The first is generic over its argument, so every
 * property would only repeat what the sample shows: `dts: true`.
 */
const DECLARED = `type RslibConfigDefinition = import('@rslib/core').RslibConfigDefinition;
declare function ${DEFINE}(config: RslibConfigDefinition): RslibConfigDefinition;
// ---cut-before---
`;

type Check = (code: string, lang: string) => TwoslashReturn;

/** Loads the compiler, which most builds do not need: what samples say is kept. */
function createCheck(): Check {
  const { createTwoslasher } = createRequire(__filename)('twoslash') as typeof Twoslash;
  const twoslash: TwoslashInstance = createTwoslasher(OPTIONS);
  return (code, lang) => twoslash(code, lang, { handbookOptions: { noErrorValidation: true } });
}

let check: Check | undefined;

function assertCompiles(code: string, result: TwoslashReturn): void {
  const [error] = result.errors;
  if (error) throw new SampleError(`TS${error.code}: ${error.text}`, error.line + 1);
  // Places are counted in the fence, so it must show exactly what was checked.
  if (result.code !== code) {
    throw new SampleError('a sample with type hovers has no notations of twoslash', 1);
  }
}

const toHovers = ({ hovers }: TwoslashReturn): Hover[] =>
  hovers.map(({ line, character, length, text, docs }) => {
    return { line, character, length, type: typeText(text), docs: docsText(docs) };
  });

/** Hides the name from the import without moving anything. */
function withoutImport(code: string): string {
  return code.replace(IMPORT, (statement) =>
    statement.replace(/\bdefineConfig\b,?/, (name) => ' '.repeat(name.length)),
  );
}

/** Lets the properties of a configuration say their declared types; its own name keeps its docs. */
function configHovers(code: string, real: TwoslashReturn, declared: TwoslashReturn): Hover[] {
  const isDefine = ({ line, character }: Hover) =>
    code.split('\n')[line]!.startsWith(DEFINE, character);
  const shown = toHovers(declared);
  const type = shown.find(isDefine)?.type;
  const names = toHovers(real).filter(isDefine);
  return [
    ...names.map((hover) => ({ ...hover, type: type ?? hover.type })),
    ...shown.filter((hover) => !isDefine(hover)),
  ].sort((one, other) => one.line - other.line || one.character - other.character);
}

/** Compiles a sample and returns the types of its words. Throws a `SampleError`. */
export function readSampleTypes(code: string, lang: string): Hover[] {
  const run = (check ??= createCheck());
  const real = run(code, lang);
  assertCompiles(code, real);
  if (!IMPORT.test(code)) return toHovers(real);
  return configHovers(code, real, run(DECLARED + withoutImport(code), lang));
}

/** Known types of samples; starting the compiler takes seconds. */
export const hoverCache = contentCache(
  'type-hovers',
  {
    packages: ['@rslib/core', '@rsbuild/core', '@types/node', 'twoslash', 'typescript'],
    sources: ['src/plugins/code-fences/type-hovers'],
  },
  'src/plugins/code-fences/type-hovers/committed.json',
);

/** The sample alone: marks of its lines are at their ends, and move no word. */
export const withoutMarks = (code: string): string =>
  code.replace(/ *\/\/ \[!code [^\]]+\]$/gm, '');

/** Hovers of a sample, from the cache where it has been compiled before. */
export async function typeHovers(marked: string, lang: string): Promise<Hover[]> {
  const code = withoutMarks(marked);
  const make = () => Promise.resolve(JSON.stringify(readSampleTypes(code, lang)));
  return JSON.parse(String(await hoverCache([lang, code], make))) as Hover[];
}

/**
 * Puts the type of a word on its token. The tab key stops at the first of a block; the arrow keys
 * move on from there. Must come after the transformer that gives tokens their classes.
 */
export function markHovers(hovers: readonly Hover[], split: typeof splitTokens): ShikiTransformer {
  const byOffset = new Map<number, Hover>();
  return {
    name: 'type-hovers',
    tokens(lines) {
      for (const hover of hovers) {
        byOffset.set(lines[hover.line]![0]!.offset + hover.character, hover);
      }
      const ends = [...byOffset].map(([offset, { length }]) => offset + length);
      return split(lines, [...byOffset.keys(), ...ends]);
    },
    span(node, _line, _column, _parent, token) {
      const hover = byOffset.get(token.offset);
      if (!hover) return;
      this.addClassToHast(node, 'typed');
      node.properties['data-word-type'] = hover.type;
      if (hover.docs) node.properties['data-docs'] = hover.docs;
      if (hover === hovers[0]) node.properties.tabindex = 0;
    },
  };
}
