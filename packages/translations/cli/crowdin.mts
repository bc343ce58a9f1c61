import { spawn } from 'node:child_process';
import path from 'node:path';
import { EXIT } from '@rslib-docs/kit/node/command';
import { crowdinSources } from './crowdin-sources.mts';
import { writeFiles } from '@rslib-docs/kit/node/write-files';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CLI = '@crowdin/cli@4.15.1';
const LANGUAGE = 'zh-CN';
const NEEDED = ['CROWDIN_PROJECT_ID', 'CROWDIN_PERSONAL_TOKEN'];

const COMMANDS = {
  upload: ['upload', 'sources'],
  download: ['download', 'translations', '--language', LANGUAGE],
} as const;

export type CrowdinCommand = keyof typeof COMMANDS;

function run(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', CLI, ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? EXIT.ok : EXIT.findings));
  });
}

/**
 * Sends the sources to Crowdin, or brings the translations back, by its own command line tool.
 *
 * @returns the exit code.
 */
export async function runCrowdin(command: CrowdinCommand): Promise<number> {
  const missing = NEEDED.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    console.error(
      `Crowdin needs ${missing.join(' and ')} in the environment. A token is made at ` +
        `https://crowdin.com/settings#api-key; the id of the project stands on its page "Tools, API".`,
    );
    return EXIT.usage;
  }
  if (command === 'upload') writeFiles(ROOT, await crowdinSources(ROOT));
  return run(COMMANDS[command]);
}
