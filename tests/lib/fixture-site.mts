import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Folders of this checkout: another one may test at the same time. */
const PREFIX = `small-site-${createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 8)}`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether this process has the lock now. A lock that an ended process left does not count. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isRunning(Number(readFileSync(lock, 'utf8')))) return false;
    rmSync(lock, { force: true });
    return takeLock(lock);
  }
}

interface SiteFolder {
  dir: string;
  release: () => void;
}

/**
 * An empty folder for this process alone, with a name that was used before if there is one: tools
 * keep what they have compiled by the path of a file and what is in it, a quarter of a build's work.
 */
function takeSiteFolder(): SiteFolder {
  for (let number = 1; ; number += 1) {
    const dir = path.join(os.tmpdir(), `${PREFIX}-${number}`);
    const lock = `${dir}.lock`;
    if (!takeLock(lock)) continue;
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir);
    return { dir, release: () => rmSync(lock, { force: true }) };
  }
}

/** Where the packages of this project are linked, beside one that has no scope. */
const OWN_SCOPE = '@rslib-docs';
const COPY_LINKS = { recursive: true, verbatimSymlinks: true, force: true } as const;

/** Links to all packages except this project's, which the site has as copies. */
async function linkPackages(source: string, target: string): Promise<void> {
  await fs.mkdir(target, { recursive: true });
  for (const name of await fs.readdir(source)) {
    const own = (await fs.readlink(path.join(source, name)).catch(() => '')) || name === OWN_SCOPE;
    if (own) await fs.cp(path.join(source, name), path.join(target, name), COPY_LINKS);
    else await fs.symlink(path.join(source, name), path.join(target, name));
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = [
  'packages', 'src', 'tools', 'static', 'docusaurus.config.ts', 'translations.config.mts', 'package.json',
  'package-lock.json', 'tsconfig.json',
]; // prettier-ignore

/** The pages that the top bar and the footer link to; without them the build stops. */
const PAGES = [
  'guide/start/index',
  'guide/start/quick-start',
  'guide/start/glossary',
  'guide/basic/cli',
  'guide/migration/tsup',
  'config/index',
  'benchmarks',
];

export function pageSource(title: string, frontMatter: readonly string[] = []): string {
  const lines = ['---', `title: ${title}`, `description: About ${title}.`, ...frontMatter, '---'];
  return `${lines.join('\n')}\n\nText of ${title}.\n\n## First {/* #first */}\n\nMore.\n`;
}

const HOME = ['slug: /', 'pageType: home', 'hero: { name: Rslib, text: Home, tagline: A tagline }'];
const POST = ['slug: introducing-rslib', 'date: 2025-05-14T10:00:00Z', 'authors: [team]'];

/** Says of every title and paragraph that it is Chinese. */
const inChinese = (source: string): string =>
  source.replace(/^(title|description): /gm, '$1: 中文 ').replace(/^(#+ |)(?=[A-Z[])/gm, '$1中文 ');

/** The interface texts that are the same for a small site. */
const TEXTS = [
  'code.json', 'docusaurus-theme-classic/navbar.json', 'docusaurus-theme-classic/footer.json',
  'docusaurus-plugin-content-blog/options.json',
]; // prettier-ignore

export interface CommandResult {
  code: number | null;
  /** Standard output and error together. */
  output: string;
}

/** A small site with the code and configuration of this project, in a folder of its own. */
export class FixtureSite {
  private constructor(
    readonly dir: string,
    private readonly release: () => void = () => undefined,
  ) {}

  /**
   * @param hasOwnPackages copies all packages, which takes a minute; else they are shared.
   * @param name beginning of the name of its folder, where that matters.
   * @param isEnglish whether it has English only, which takes half the time to build.
   */
  static async create({
    hasOwnPackages = false,
    name = '',
    isEnglish = false,
  } = {}): Promise<FixtureSite> {
    const { dir, release } = name
      ? { dir: await fs.mkdtemp(path.join(os.tmpdir(), name)), release: undefined }
      : takeSiteFolder();
    const site = new FixtureSite(dir, release);
    for (const copied of COPIED) {
      await fs.cp(path.join(ROOT, copied), path.join(site.dir, copied), {
        recursive: true,
        // Packages of the samples: the small site builds none.
        filter: (file) => path.basename(file) !== 'node_modules',
      });
    }
    const packages = path.join(site.dir, 'node_modules');
    if (hasOwnPackages) {
      await fs.cp(path.join(ROOT, 'node_modules'), packages, {
        recursive: true,
        verbatimSymlinks: true,
        mode: fs.constants.COPYFILE_FICLONE,
      });
    } else await linkPackages(path.join(ROOT, 'node_modules'), packages);
    for (const page of PAGES) await site.write(`docs/${page}.mdx`, pageSource(page));
    // The home page links to its second section.
    const measured = pageSource('benchmarks') + '\n## Large {/* #large */}\n\nEnd.\n';
    await site.write('docs/benchmarks.mdx', measured);
    await site.write('docs/index.mdx', pageSource('Home', HOME));
    const post = pageSource('Post', POST).replace('\n\n##', '\n\n{/* truncate */}\n\n##');
    await site.write('blog/2025-05-14-introducing-rslib.mdx', post);
    await site.write('blog/authors.yml', 'team:\n  name: Team\n');
    if (isEnglish)
      await site.replace('src/site/locales.ts', "['en', 'zh'] as const", "['en'] as const");
    await site.write(
      'sidebars.ts',
      `export default { all: [{ type: 'autogenerated', dirName: 'guide' }, 'config/index'] };\n`,
    );
    return site;
  }

  /** A site that was created before. */
  static at(dir: string): FixtureSite {
    return new FixtureSite(dir);
  }

  async write(file: string, content: string | Uint8Array): Promise<void> {
    const target = path.join(this.dir, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, content);
  }

  read(file: string): Promise<string> {
    return fs.readFile(path.join(this.dir, file), 'utf8');
  }

  async replace(file: string, from: string, to: string): Promise<void> {
    const text = await this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
    await this.write(file, text.replace(from, to));
  }

  /** Replaces a constant of the site's facts, from its declaration to the line that ends it. */
  async setFact(file: string, name: string, value: string): Promise<void> {
    const text = await this.read(file);
    const declaration = new RegExp(`(const ${name}\\b[^=]*=) [\\s\\S]*?;\\n`);
    if (!declaration.test(text)) throw new Error(`${file} declares no ${name}.`);
    await this.write(
      file,
      text.replace(declaration, (_all, head: string) => `${head} ${value};\n`),
    );
  }

  /** Gives every page a Chinese counterpart, and marks the counterparts as current, so that `i18n check` is clean. */
  async translate(): Promise<void> {
    const labels = { 'version.label': { message: '下一版本' } };
    await this.write(
      'i18n/zh/docusaurus-plugin-content-docs/current.json',
      `${JSON.stringify(labels, null, 2)}\n`,
    );
    await this.translateInterface();
    for (const [english, chinese] of [
      ['docs', 'docusaurus-plugin-content-docs/current'],
      ['blog', 'docusaurus-plugin-content-blog'],
    ] as const) {
      const from = path.join(this.dir, english);
      const to = path.join(this.dir, 'i18n/zh', chinese);
      for (const file of await fs.readdir(from, { recursive: true })) {
        if (!/\.(?:mdx|yml)$/.test(file)) continue;
        const text = await fs.readFile(path.join(from, file), 'utf8');
        await this.write(path.relative(this.dir, path.join(to, file)), inChinese(text));
      }
    }
    const command = ['--import=tsx', 'packages/translations/cli/cli.mts', 'accept', '--all'];
    // Words are marked as Chinese wherever they stand, also in drawings.
    const { code, output } = await this.run([...command, '--anyway']);
    if (code !== 0) throw new Error(output);
  }

  async translateInterface(): Promise<void> {
    for (const file of TEXTS) {
      await this.write(`i18n/zh/${file}`, await fs.readFile(path.join(ROOT, 'i18n/zh', file)));
    }
  }

  /** Gives a page of `docs/` a Chinese counterpart. */
  async translatePage(page: string): Promise<void> {
    const text = inChinese(await this.read(`docs/${page}`));
    await this.write(`i18n/zh/docusaurus-plugin-content-docs/current/${page}`, text);
  }

  git(...args: readonly string[]): string {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    return execFileSync('git', [...identity, ...args], { cwd: this.dir, encoding: 'utf8' });
  }

  /** Commits everything, in a repository of its own. */
  async commit(message: string): Promise<void> {
    await this.write('.gitignore', await fs.readFile(path.join(ROOT, '.gitignore')));
    this.git('init', '-q');
    this.git('add', '-A');
    this.git('commit', '-q', '-m', message);
  }

  /** Runs a script of Node.js; `onStart` gets the process, to interrupt it. */
  run(
    args: readonly string[],
    env: Record<string, string> = {},
    onStart?: (child: ChildProcess) => void,
  ): Promise<CommandResult> {
    return this.runCommand(process.execPath, args, env, onStart);
  }

  /** Runs any command in the folder of the site. */
  runCommand(
    command: string,
    args: readonly string[],
    env: Record<string, string> = {},
    onStart?: (child: ChildProcess) => void,
  ): Promise<CommandResult> {
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: this.dir,
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: undefined, ...env },
      });
      onStart?.(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, output }));
    });
  }

  /** Makes a version of the pages as Docusaurus does, without our checks. */
  async cut(version: string): Promise<void> {
    const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
    const { code, output } = await this.run([docusaurus, 'docs:version', version]);
    if (code !== 0) throw new Error(output);
  }

  build(env: Record<string, string> = {}): Promise<CommandResult> {
    return this.run(['--import=tsx', 'tools/build/build.mts'], env);
  }

  async remove(): Promise<void> {
    await fs.rm(this.dir, { recursive: true, force: true });
    this.release();
  }
}
