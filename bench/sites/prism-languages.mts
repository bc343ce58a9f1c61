import type { LANGUAGES } from '../../src/plugins/code-fences/highlight';

/** Languages of our fences that Prism has and that prism-react-renderer 2.4 does not bring along. */
const ADDITIONAL: Partial<Record<(typeof LANGUAGES)[number], string>> = {
  bash: 'bash',
  json5: 'json5',
  less: 'less',
  scss: 'scss',
  toml: 'toml',
};

/** What a stock site must name in `additionalLanguages` to highlight the fences of `pages`. */
export function findPrismLanguages(pages: Iterable<string>): string[] {
  const used = new Set<string>();
  for (const page of pages) {
    for (const [, language] of page.matchAll(/^\s*`{3,}([\w-]+)/gm)) used.add(language!);
  }
  return Object.entries(ADDITIONAL)
    .filter(([language]) => used.has(language))
    .map(([, component]) => component);
}
