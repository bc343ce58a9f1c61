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

/** Hovers of a sample, from the cache where it has been compiled before. */
export async function typeHovers(code: string, lang: string): Promise<Hover[]> {
  const make = async () => JSON.stringify(readSampleTypes(code, lang));
  return JSON.parse(String(await hoverCache([lang, code], make))) as Hover[];
}
