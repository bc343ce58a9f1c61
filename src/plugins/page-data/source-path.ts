import { originalSource } from '@rslib-docs/translations/core/places';

/** `@site/docs/a.mdx` → `docs/a.mdx`: the form that people and other tools use. */
export function aliasedSitePathToRelativePath(source: string): string {
  return originalSource(source.replace(/^@site\//, ''));
}
