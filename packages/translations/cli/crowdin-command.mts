import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Crowdin's command with a lockfile of its own: its binaries are 80 MB that few need. */
const PACKAGES = 'packages/translations/crowdin-cli';
const NAME = '@crowdin/cli';

async function readVersion(file: string, name: string): Promise<string | undefined> {
  const text = await fs.readFile(file, 'utf8').catch(() => '{}');
  const { version, dependencies } = JSON.parse(text) as {
    version?: string;
    dependencies?: Record<string, string>;
  };
  return dependencies?.[name] ?? version;
}

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && !path.isAbsolute(command);
    const child = spawn(command, args, { cwd, env, stdio: 'inherit', shell });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Installs the command where it is missing; npm and what it runs do not see the token. */
async function install(root: string): Promise<void> {
  const dir = path.join(root, PACKAGES);
  const wanted = await readVersion(path.join(dir, 'package.json'), NAME);
  const found = await readVersion(path.join(dir, 'node_modules', NAME, 'package.json'), NAME);
  if (found === wanted) return;
  console.error(`Installing the command of Crowdin: npm install in ${PACKAGES}`);
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('CROWDIN_')),
  );
  // `npm ci` wants the binaries of all platforms in the lockfile, which names those of Linux.
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const code = await run('npm', args, dir, env);
  if (code !== 0) throw new Error(`npm could not install ${NAME}: see above. Nothing was changed.`);
}

export type RunCrowdin = (args: readonly string[], dir: string) => Promise<void>;

/**
 * Runs Crowdin's command in a folder that holds crowdin.yml and the files that it names.
 * @throws Error where the command fails; it has told why
 */
export function crowdinCommand(root: string): RunCrowdin {
  return async (args, dir) => {
    await install(root);
    const script = path.join(root, PACKAGES, 'node_modules', NAME, 'bin/crowdin.js');
    const code = await run(process.execPath, [script, ...args], dir, process.env);
    if (code === 0) return;
    throw new Error(
      `Crowdin's command ended with ${code}: see above. Nothing was changed here. Where it says 401 ` +
        'or 403, the token lacks a right: it needs projects, source files, translations.',
    );
  };
}
