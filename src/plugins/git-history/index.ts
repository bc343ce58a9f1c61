import { execFileSync } from 'node:child_process';
import { getVcsPreset } from '@docusaurus/utils';
import type { VcsConfig } from '@docusaurus/types';
import { originalSource } from '../../lib/translation/original-source';

function git(siteDir: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Dates of pages from git. A shallow clone knows only its last commit and would date every page by
 * it, and an archive knows nothing: in both there is no date rather than a wrong one.
 */
export function createGitHistory(): VcsConfig {
  const preset = getVcsPreset('git-eager');
  let complete = false;
  return {
    initialize(params) {
      complete = git(params.siteDir, 'rev-parse', '--is-shallow-repository') === 'false';
      // A repository without a commit has no history to read, and git-eager would throw.
      complete &&= git(params.siteDir, 'rev-parse', '--verify', 'HEAD') !== undefined;
      if (complete) return preset.initialize(params);
    },
    getFileCreationInfo: async (file) =>
      complete ? preset.getFileCreationInfo(originalSource(file)) : null,
    getFileLastUpdateInfo: async (file) =>
      complete ? preset.getFileLastUpdateInfo(originalSource(file)) : null,
  };
}
