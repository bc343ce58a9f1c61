import { contentCache } from '@rslib-docs/kit/node/content-cache';
import { readSampleTypes, type Hover } from './sample-types';

/** What is known of samples; starting the compiler takes seconds. */
export const hoverCache = contentCache(
  'type-hovers',
  {
    packages: ['@rslib/core', '@rsbuild/core', '@types/node', 'twoslash', 'typescript'],
    sources: ['src/plugins/code-fences/type-hovers'],
  },
  'src/plugins/code-fences/type-hovers/committed.json',
);

/** The sample alone: what marks its lines stands at their ends, and moves no word. */
export const withoutMarks = (code: string): string =>
  code.replace(/ *\/\/ \[!code [^\]]+\]$/gm, '');

/** Hovers of a sample, from the cache where it has been compiled before. */
export async function typeHovers(marked: string, lang: string): Promise<Hover[]> {
  const code = withoutMarks(marked);
  const make = () => Promise.resolve(JSON.stringify(readSampleTypes(code, lang)));
  return JSON.parse(String(await hoverCache([lang, code], make))) as Hover[];
}
