import { spawn } from 'node:child_process';
import path from 'node:path';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { crowdinSources } from './crowdin-sources.mts';
import { writeFiles } from '@rslib-docs/kit/node/write-files';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CLI = '@crowdin/cli@4.15.1';
const LANGUAGE = 'zh-CN';
const NEEDED = ['CROWDIN_PROJECT_ID', 'CROWDIN_PERSONAL_TOKEN'];

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  upload: ['upload', 'sources'],
  download: ['download', 'translations', '--language', LANGUAGE],
};

const USAGE = `Usage: npm run i18n upload
       npm run i18n download

upload writes the English texts of the interface from the code and sends them and all pages to
Crowdin. download brings the Chinese back to where crowdin.yml says; then see npm run i18n status,
and accept what was translated. Both call the official command line tool, which needs
${NEEDED.join(' and ')} in the environment.

The terminology for Crowdin's glossary: npm run --silent i18n glossary > glossary.csv

Exit codes: 0 done, 1 Crowdin refused, 2 wrong usage or no token.`;

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

await runCommand(USAGE, async ([command, ...rest]) => {
  const args = command === undefined ? undefined : COMMANDS[command];
  if (!args) throw new UsageError(command ? `Unknown command "${command}".` : 'Name a command.');
  if (rest.length > 0) throw new UsageError(`Unknown argument "${rest[0]}".`);
  const missing = NEEDED.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    console.error(
      `Crowdin needs ${missing.join(' and ')} in the environment. A token is made at ` +
        `https://crowdin.com/settings#api-key; the id of the project stands on its page "Tools, API".`,
    );
    return EXIT.usage;
  }
  if (command === 'upload') writeFiles(ROOT, await crowdinSources(ROOT));
  return run(args);
});
