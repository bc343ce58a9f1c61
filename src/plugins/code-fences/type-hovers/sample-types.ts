import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Twoslash from 'twoslash';
import type { CreateTwoslashOptions, TwoslashInstance, TwoslashReturn } from 'twoslash';
import { docsText, typeText } from './hover-text';

/** What a word of a sample is, at its place: lines and characters from 0. */
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

/* Of TypeScript's enumerations, which would load the compiler to be read. */
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
 * The last of the package's own overloads. The first is generic over what it is given, so that
 * every property would say of itself what the sample shows already: `dts: true`.
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
  // Places are those of the fence, so what it shows must be what was checked.
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

/** Compiles a sample and tells what its words are. Throws a `SampleError`. */
export function readSampleTypes(code: string, lang: string): Hover[] {
  const run = (check ??= createCheck());
  const real = run(code, lang);
  assertCompiles(code, real);
  if (!IMPORT.test(code)) return toHovers(real);
  return configHovers(code, real, run(DECLARED + withoutImport(code), lang));
}
