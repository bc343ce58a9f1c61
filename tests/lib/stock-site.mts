import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MINUTE_MS = 60_000;
const run = promisify(execFile);

/** Nothing of the test's own environment: a site is built as its owner does. */
const environment = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_|VITEST|SITE_|BASE_URL|SEARCH_|TSX_)/i.test(name),
  );
  return { ...Object.fromEntries(own), NO_COLOR: '1', CI: 'true' };
};

export interface Ran {
  code: number;
  text: string;
}

/** Runs a command in a folder; what it prints, in one text. */
export async function command(cwd: string, program: string, ...args: string[]): Promise<Ran> {
  const options = { cwd, env: environment(), timeout: 25 * MINUTE_MS, maxBuffer: 1e8 };
  try {
    const { stdout, stderr } = await run(program, args, options);
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

async function mustRun(cwd: string, program: string, ...args: string[]): Promise<string> {
  const { code, text } = await command(cwd, program, ...args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} in ${cwd}:\n${text}`);
  return text;
}

/** A folder outside of the project, whose packages must not be found from there. */
export const emptyFolder = (name: string): string =>
  fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), `${name}-`));

/** The tarballs that would be published, in a folder. */
export async function packTarballs(dir: string, names: readonly string[]): Promise<string[]> {
  await mustRun(ROOT, 'npm', 'run', '--silent', 'site', '--', 'pack', '--write');
  const folders = names.map((name) => `./packages/${name}/dist`);
  const args = ['pack', '--silent', '--pack-destination', dir, ...folders];
  const printed = await mustRun(ROOT, 'npm', ...args);
  return printed
    .trim()
    .split('\n')
    .map((file) => path.join(dir, file));
}

/** What a site of that time has in its lockfile, where the newest no longer takes its options. */
const OF_ITS_TIME: Readonly<Record<string, readonly string[]>> = { '3.7.0': ['webpack@5.97.1'] };

const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund'];

/** The site that `create-docusaurus` makes, installed: once, as it is the same whatever we change. */
async function stockSite(version: string): Promise<string> {
  const made = path.join(ROOT, '.cache/stock-sites', version);
  if (fs.existsSync(made)) return made;
  const dir = emptyFolder('create-docusaurus');
  const create = ['--yes', `create-docusaurus@${version}`, 'site', 'classic', '--typescript'];
  await mustRun(dir, 'npx', ...create, '--skip-install');
  const site = path.join(dir, 'site');
  await mustRun(site, 'npm', ...INSTALL, ...(OF_ITS_TIME[version] ?? []));
  fs.cpSync(site, made, { recursive: true, verbatimSymlinks: true });
  fs.rmSync(dir, { recursive: true });
  return made;
}

/** A copy of the site that `create-docusaurus` makes, with these tarballs installed. */
export async function createStockSite(
  dir: string,
  version: string,
  tarballs: readonly string[],
): Promise<string> {
  const site = path.join(dir, 'site');
  fs.cpSync(await stockSite(version), site, { recursive: true, verbatimSymlinks: true });
  await mustRun(site, 'npm', ...INSTALL, ...tarballs);
  return site;
}

/** The first fence of a README that shows lines of this file. */
export function fenceOf(readme: string, title: string): string {
  const text = fs.readFileSync(path.join(ROOT, readme), 'utf8');
  const found = new RegExp(`\`\`\`\\w+ title="${title}"\n([\\s\\S]*?)\`\`\``).exec(text)?.[1];
  if (found === undefined) throw new Error(`${readme} shows no ${title}`);
  return found;
}

/** Gives the site its second language, and the plugins of these lines of configuration. */
export function configure(site: string, lines: readonly string[]): void {
  const file = path.join(site, 'docusaurus.config.ts');
  const i18n = "i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },";
  const plugins = lines.map((one) => /^plugins: \[([\s\S]*?),?\s*\],\n$/.exec(one)![1]);
  const config = fs.readFileSync(file, 'utf8');
  const changed = config.replace(
    /^ {2}i18n: \{[\s\S]*?^ {2}\},/m,
    `${i18n}\nplugins: [${plugins.join(', ')}],`,
  );
  if (changed === config) throw new Error(`${file} has no i18n to replace`);
  fs.writeFileSync(file, changed);
}
