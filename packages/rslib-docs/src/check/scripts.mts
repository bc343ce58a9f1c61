import type { Project } from './project.mts';
import { textOf, valueAt, type Entry } from './value.mts';

const RSLIB_CALL = /(?:^|[\s;&|])rslib((?:\s+[^\s;&|]+)*)/g;

/** A call of Rslib in a script. */
export interface Call {
  entry: Entry;
  words: string[];
}

/** Every call of Rslib in the scripts of `package.json`. */
export function rslibCalls({ manifest }: Project): Call[] {
  const scripts = valueAt(manifest, 'scripts');
  if (scripts?.kind !== 'object') return [];
  return [...scripts.entries.values()].flatMap((entry) =>
    [...(textOf(entry.value) ?? '').matchAll(RSLIB_CALL)].map(([, rest = '']) => ({
      entry,
      words: rest.trim().split(/\s+/).filter(Boolean),
    })),
  );
}

/** Whether a build in the scripts has flags, which change what the configuration says. */
export const hasFlags = (project: Project): boolean =>
  rslibCalls(project).some(({ words }) =>
    words.some((word) => word.startsWith('-') && !/^(?:-w|--watch|--log-level)/.test(word)),
  );

/** Tools that write declarations. */
const DECLARATION_TOOLS = /\b(?:tsc|vue-tsc|svelte2tsx|svelte-package|api-extractor)\b/;

/** Commands that run other scripts, which are checked themselves. */
const SCRIPT_RUNNERS = /^(?:npm|pnpm|yarn|bun|run-s|run-p|npm-run-all|concurrently)\b/;

/** Endings of files that scripts may write besides Rslib, `''` for all. */
export function otherWriters({ manifest }: Project): string[] {
  const scripts = valueAt(manifest, 'scripts');
  if (scripts?.kind !== 'object') return [];
  const texts = [...scripts.entries].map(
    ([name, { value }]) => [name, textOf(value) ?? ''] as const,
  );
  const isBeside = texts.some(([name, text]) => {
    const isRslib = /\brslib\b/.test(text);
    const isOther = !isRslib && !SCRIPT_RUNNERS.test(text) && !DECLARATION_TOOLS.test(text);
    return (
      /^(?:pre|post)build$/.test(name) ||
      (isRslib && /[;&|]/.test(text)) ||
      (/^build\b/.test(name) && isOther)
    );
  });
  if (isBeside) return [''];
  return texts.some(([, text]) => DECLARATION_TOOLS.test(text)) ? ['.ts'] : [];
}
