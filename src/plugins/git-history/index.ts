import { execFileSync } from 'node:child_process';
import { getVcsPreset } from '@docusaurus/utils';
import type { VcsChangeInfo, VcsConfig } from '@docusaurus/types';
import { originalSource } from '@rslib-docs/translations/core/places';

function git(siteDir: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/** Names that git writes in quotes, which Docusaurus' `git-eager` cannot read. */
const QUOTED = /[^ -~]|["\\]/;

/** Newest first. A process for each file; Docusaurus' `git-ad-hoc` uses a shell besides. */
function changesOf(siteDir: string, file: string): VcsChangeInfo[] {
  const lines = git(siteDir, 'log', '--format=%ct,%an', '--', file)?.split('\n') ?? [];
  return lines.filter(Boolean).map((line) => {
    const [seconds, author] = line.split(/,(.*)/s);
    return { timestamp: Number(seconds) * 1000, author: author! };
  });
}

/** Dates of pages from git; a shallow clone or an archive gives none rather than wrong ones. */
export function createGitHistory(): VcsConfig {
  const eager = getVcsPreset('git-eager');
  let siteDir = '';
  let complete = false;
  const ask =
    (name: 'getFileCreationInfo' | 'getFileLastUpdateInfo', end: 0 | -1) =>
    async (copy: string): Promise<VcsChangeInfo | null> => {
      if (!complete) return null;
      const file = originalSource(copy);
      const known = await eager[name](file);
      return known ?? (QUOTED.test(file) ? (changesOf(siteDir, file).at(end) ?? null) : null);
    };
  return {
    initialize(params) {
      siteDir = params.siteDir;
      complete = git(params.siteDir, 'rev-parse', '--is-shallow-repository') === 'false';
      // A repository without a commit has no history to read, and git-eager would throw.
      complete &&= git(params.siteDir, 'rev-parse', '--verify', 'HEAD') !== undefined;
      if (complete) return eager.initialize(params);
    },
    getFileCreationInfo: ask('getFileCreationInfo', -1),
    getFileLastUpdateInfo: ask('getFileLastUpdateInfo', 0),
  };
}
