import type { SiteEnvironment } from './environment';

/**
 * Where the sources of pages are read and edited; `kept` is the folder of an archived version, which
 * nobody edits.
 */
export function repositoryLinks({ repository, branch, directory }: SiteEnvironment, kept: string) {
  const addressOf = (...parts: readonly string[]): string =>
    [repository, ...parts].filter(Boolean).join('/');
  return {
    sourceUrl: addressOf('tree', branch, directory, kept),
    editUrl: kept ? undefined : addressOf('edit', branch, directory),
  };
}
