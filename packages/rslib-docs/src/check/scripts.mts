import type { Project } from './project.mts';
import { entriesOf, textOf, valueAt, type Entry } from './value.mts';

const RSLIB_CALL = /(?:^|[\s;&|])rslib((?:\s+[^\s;&|]+)*)/g;

export interface Call {
  name: string;
  entry: Entry;
  words: string[];
}

type HasManifest = Pick<Project, 'manifest'>;

const scriptsOf = ({ manifest }: HasManifest): { name: string; entry: Entry; text: string }[] =>
  [...entriesOf(valueAt(manifest, 'scripts'))].map(([name, entry]) => {
    return { name, entry, text: textOf(entry.value) ?? '' };
  });

export const rslibCalls = (project: HasManifest): Call[] =>
  scriptsOf(project).flatMap(({ name, entry, text }) =>
    [...text.matchAll(RSLIB_CALL)].map(([, rest = '']) => {
      return { name, entry, words: rest.split(/\s+/).filter(Boolean) };
    }),
  );

/** Words that a shell leaves as they are. */
const PLAIN = /^[\w./:@=,-]+$/;
const WATCH = /^(?:-w|--watch)$/;

/** The build that the script `build` runs, else one that another runs, or one without flags. */
export function buildWords(project: HasManifest): string[] {
  const calls = rslibCalls(project).filter(({ words }) => /^(?:build|-|$)/.test(words[0] ?? ''));
  const once = calls.find(({ words }) => !words.some((word) => WATCH.test(word)));
  const { words = [] } = calls.find(({ name }) => name === 'build') ?? once ?? {};
  const flags = words.filter((word) => word !== 'build' && !WATCH.test(word));
  return ['build', ...(flags.every((word) => PLAIN.test(word)) ? flags : [])];
}

export function namedConfig(project: HasManifest): string | undefined {
  const words = buildWords(project).flatMap((word) => word.split('='));
  const at = words.findIndex((word) => /^(?:-c|--config)$/.test(word));
  return at < 0 ? undefined : words[at + 1];
}

/** Scripts that run before a package is published, or make its files. */
const MAKES_FILES = /^(?:pre|post)?(?:build|prepare|prepack|prepublish|compile|types|dts)/;
/** Programs that write no files of a package, or run scripts that are looked at themselves. */
const WRITES_NOTHING =
  /^(?:rslib|npm|pnpm|yarn|bun|run-[sp]|rimraf|rm|echo|cross-env|eslint|biome|prettier|vitest|rstest|publint|attw|husky|lefthook|simple-git-hooks|changeset|tsc\b.*--noEmit)(?:\s|$)/;

/** Commands in scripts that may write files of the package besides Rslib. */
export const otherWriters = (project: Project): string[] =>
  scriptsOf(project)
    .filter(({ name }) => MAKES_FILES.test(name))
    .flatMap(({ text }) => text.split(/&&|\|\||[;&|]/))
    .map((command) => command.trim().replace(/^(?:[A-Z_]+=\S*\s+|npx\s+)+/, ''))
    .filter((command) => command !== '' && !WRITES_NOTHING.test(command));
