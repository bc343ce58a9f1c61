import fs from 'node:fs';
import path from 'node:path';
import { EXIT, Refusal, showProgress } from '@rslib-docs/kit/node/command';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { runNode } from '@rslib-docs/kit/node/processes';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { RSLIB, npm } from './stage.mts';

const IDENTITY = 'src/site/identity.ts';
const DECLARATION = /(const DOCUMENTED_VERSION = ')[^']*'/;

/** The package whose own version is the documented one. */
const ASSISTANTS = 'packages/rslib-docs/package.json';
const OWN_VERSION = /("version": ")[^"]*/;

/** What the commands write: folders end with a slash. */
const WRITTEN = [
  'docs/',
  'blog/',
  'i18n/',
  'src/plugins/output-explorer/store.json',
  'src/features/home/showcase.json',
  'packages/samples/options/since/history.json',
];

/** Commands that write what they can, and leave the rest to people. */
const WRITERS = [
  'packages/samples/runner/cli.mts',
  'packages/samples/options/cli.mts',
  'tools/home-showcase/home-showcase.mts',
  'tools/explorer/explorer.mts',
];

const read = (root: string, file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** The package files of the project and its workspaces that name the version of Rslib. */
function pinFiles(root: string): string[] {
  const workspaces = fs
    .readdirSync(path.join(root, 'packages'))
    .map((name) => `packages/${name}/package.json`);
  return ['package.json', ...workspaces].filter(
    (file) => fs.existsSync(path.join(root, file)) && read(root, file).includes(`"${RSLIB}": "`),
  );
}

/** The files of a project that name the version, with another one. */
export function namingVersion(root: string, version: string): Map<string, string> {
  const pin = new RegExp(`("${RSLIB}": ")[^"]*"`);
  const files = new Map(
    pinFiles(root).map((file) => [file, read(root, file).replace(pin, `$1${version}"`)]),
  );
  const assistants = files.get(ASSISTANTS);
  if (assistants !== undefined)
    files.set(ASSISTANTS, assistants.replace(OWN_VERSION, `$1${version}`));
  const identity = read(root, IDENTITY);
  if (!DECLARATION.test(identity)) throw new Error(`${IDENTITY} declares no DOCUMENTED_VERSION.`);
  return files.set(IDENTITY, identity.replace(DECLARATION, `$1${version}'`));
}

/** What was written in the copy and is another text in the project. */
async function writtenFiles(root: string, project: string): Promise<Map<string, string>> {
  const files = await Promise.all(
    WRITTEN.map(async (place) =>
      place.endsWith('/')
        ? (await listFiles(path.join(project, place), '.mdx')).map((file) => place + file)
        : place,
    ),
  );
  const changed = files
    .flat()
    .filter((file) => fs.existsSync(path.join(root, file)))
    .filter((file) => read(root, file) !== read(project, file));
  return new Map(changed.map((file) => [file, read(project, file)]));
}

/**
 * Upgrades the project to the Rslib of a copy: has the commands write what they can there, then
 * takes over their files and installs the packages. Where that fails, the files are as before.
 */
export async function keepUpgrade(root: string, project: string, version: string): Promise<void> {
  const named = namingVersion(root, version);
  writeFiles(project, named);
  for (const script of WRITERS) {
    showProgress(`Writing with ${script} …`);
    const { code, how, output } = await runNode(['--import=tsx', script, '--write'], {
      cwd: project,
    });
    if (code !== EXIT.ok && code !== EXIT.findings) {
      const said = output.trim().split('\n').slice(-20).join('\n');
      throw new Refusal(`Rslib is not upgraded to ${version}:`, [`${script} ${how}:\n${said}`]);
    }
  }
  const files = new Map([...(await writtenFiles(root, project)), ...named]);
  const lock = 'package-lock.json';
  const before = new Map([...files.keys(), lock].map((file) => [file, read(root, file)]));
  writeFiles(root, files);
  try {
    showProgress('Installing the packages …');
    const install = ['install', '--no-audit', '--no-fund'];
    await npm(install, root, `Rslib is not upgraded to ${version}; everything is as before:`);
  } catch (error) {
    writeFiles(root, before);
    throw error;
  }
}
