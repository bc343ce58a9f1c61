import type { Project } from './project.mts';
import { textOf, valueAt, type Entry } from './value.mts';

const RSLIB_CALL = /(?:^|[\s;&|])rslib((?:\s+[^\s;&|]+)*)/g;

/** A call of Rslib in a script. */
export interface Call {
  name: string;
  entry: Entry;
  words: string[];
}

function scriptsOf({ manifest }: Project): [name: string, entry: Entry, text: string][] {
  const scripts = valueAt(manifest, 'scripts');
  if (scripts?.kind !== 'object') return [];
  return [...scripts.entries].map(([name, entry]) => [name, entry, textOf(entry.value) ?? '']);
}

/** Every call of Rslib in the scripts of `package.json`. */
export const rslibCalls = (project: Project): Call[] =>
  scriptsOf(project).flatMap(([name, entry, text]) =>
    [...text.matchAll(RSLIB_CALL)].map(([, rest = '']) => ({
      name,
      entry,
      words: rest.trim().split(/\s+/).filter(Boolean),
    })),
  );

/** Words that a shell leaves as they are. */
const PLAIN = /^[\w./:@=,-]+$/;

/** The build that the script `build` runs, or one without flags. */
export function buildWords(project: Project): string[] {
  const call = rslibCalls(project).find(({ name }) => name === 'build');
  const words = (call?.words ?? []).filter((word) => !/^(?:-w|--watch|build)$/.test(word));
  return ['build', ...(words.every((word) => PLAIN.test(word)) ? words : [])];
}

/** Scripts that run before a package is published, or make its files. */
const MAKES_FILES = /^(?:pre|post)?(?:build|prepare|prepack|prepublish|compile|types|dts)/;
/** Programs that write no files of a package, or run scripts that are looked at themselves. */
const WRITES_NOTHING =
  /^(?:rslib|npm|pnpm|yarn|bun|run-[sp]|rimraf|rm|echo|cross-env|eslint|biome|prettier|vitest|rstest|publint|attw|husky|lefthook|simple-git-hooks|changeset|tsc\b.*--noEmit)(?:\s|$)/;

/** Commands in scripts that may write files of the package besides Rslib. */
export const otherWriters = (project: Project): string[] =>
  scriptsOf(project)
    .filter(([name]) => MAKES_FILES.test(name))
    .flatMap(([, , text]) => text.split(/&&|\|\||[;&|]/))
    .map((command) => command.trim().replace(/^(?:[A-Z_]+=\S*\s+|npx\s+)+/, ''))
    .filter((command) => command !== '' && !WRITES_NOTHING.test(command));
