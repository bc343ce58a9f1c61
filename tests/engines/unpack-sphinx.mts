import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError, runCommand, showProgress } from '@rslib-docs/kit/node/command';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { ENGINES_CACHE, SPHINX_ROOT, runs, searchdIn } from './sphinx-files.mts';

const USAGE = `Usage: tsx tests/engines/unpack-sphinx.mts

Unpacks Debian's sphinxsearch, with the libraries that this system lacks, below .cache/engines for
the tests of the search gateway. Installs nothing. SEARCHD names a daemon to take instead.

Exit codes: 0 it is there, 1 it cannot be had, 2 wrong usage.`;

const PACKAGE = 'sphinxsearch';

const run = promisify(execFile);
const BUFFER_BYTES = 64 * 1024 * 1024;

/** Debian's package manager as far as it needs no rights: it downloads, and installs nothing. */
class DebianPackages {
  private options: readonly string[] = [];

  /** @param folder For lists and packages; nothing outside of it is written. */
  constructor(private readonly folder: string) {}

  /** @throws Error where this machine has no apt. */
  async prepare(wanted: string): Promise<void> {
    await run('apt-get', ['--version']).catch(() => {
      throw new Error(
        `This needs Debian's package "${wanted}", and there is no apt-get here: run it on Debian or ` +
          'Ubuntu, or set SEARCHD to a searchd of Sphinx 2.2.',
      );
    });
    if (await this.knows(wanted)) return;
    // Images often come without lists of packages. The system's own are not ours to write.
    const lists = path.join(this.folder, 'lists');
    await fs.mkdir(path.join(lists, 'partial'), { recursive: true });
    this.options = [
      ...['-o', `Dir::State::lists=${lists}`],
      ...['-o', `Dir::Cache=${path.join(this.folder, 'apt')}`],
      ...['-o', 'APT::Sandbox::User=root'],
    ];
    await this.apt('apt-get', ['update', '-qq']);
    if (!(await this.knows(wanted))) {
      throw new Error(
        `No source in /etc/apt that can be reached has "${wanted}": Debian 12 does. Or set SEARCHD.`,
      );
    }
  }

  /** The package and the libraries that it needs and this system has not installed. */
  async missingFor(name: string): Promise<string[]> {
    const direct = await this.librariesOf([name]);
    const libraries = [...direct, ...(await this.librariesOf(direct, '--recurse'))];
    const installed = await this.installed();
    const missing = libraries.filter((library) => !installed.has(library));
    return [name, ...new Set(missing)].sort();
  }

  /** Downloads packages, whose bytes apt compares with its signed lists, and unpacks them. */
  async unpack(names: readonly string[], root: string): Promise<void> {
    const files = path.join(this.folder, 'packages');
    await fs.rm(files, { recursive: true, force: true });
    await fs.mkdir(files, { recursive: true });
    await this.apt('apt-get', ['download', '-qq', ...names], files);
    for (const file of await fs.readdir(files)) {
      await run('dpkg', ['--extract', path.join(files, file), root]);
    }
  }

  private async librariesOf(names: readonly string[], ...flags: string[]): Promise<string[]> {
    const no = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'];
    const args = ['depends', ...flags, ...no.map((kind) => `--no-${kind}`), ...names];
    const shown = await this.apt('apt-cache', args);
    return [...shown.matchAll(/^ +Depends: (lib[\w.+-]+)$/gm)].map(([, library]) => library!);
  }

  private async installed(): Promise<Set<string>> {
    const format = '${db:Status-Abbrev}${Package}\n';
    const { stdout } = await run('dpkg-query', ['-W', '-f', format], { maxBuffer: BUFFER_BYTES });
    const lines = stdout.split('\n').filter((line) => line.startsWith('ii '));
    return new Set(lines.map((line) => line.slice('ii '.length)));
  }

  private async knows(name: string): Promise<boolean> {
    const shown = await this.apt('apt-cache', ['show', name]).catch(() => '');
    return shown.includes(`Package: ${name}`);
  }

  private async apt(command: string, args: readonly string[], cwd = this.folder): Promise<string> {
    await fs.mkdir(cwd, { recursive: true });
    const options = { cwd, maxBuffer: BUFFER_BYTES };
    try {
      return (await run(command, [...this.options, ...args], options)).stdout;
    } catch (error) {
      const { stderr = '', message } = error as Error & { stderr?: string };
      const [why = message] = stderr.split('\n').filter((line) => line.startsWith('E: '));
      throw new Error(`${command} cannot get Debian's packages: ${why}`, { cause: error });
    }
  }
}

async function unpack(): Promise<void> {
  const debian = new DebianPackages(path.join(ENGINES_CACHE, 'debian'));
  showProgress(`Looking for ${PACKAGE} …`);
  await debian.prepare(PACKAGE);
  const names = await debian.missingFor(PACKAGE);
  console.log(`Unpacking Debian packages: ${names.join(' ')}`);
  const draft = `${SPHINX_ROOT}.draft`;
  const clean = () => void fs.rm(draft, { recursive: true, force: true });
  await withCleanup(async () => {
    await fs.rm(draft, { recursive: true, force: true });
    await debian.unpack(names, draft);
    if (!runs(searchdIn(draft))) {
      throw new Error(`${draft}/usr/bin/searchd does not run: does it lack a library? Ask ldd.`);
    }
    await fs.rm(SPHINX_ROOT, { recursive: true, force: true });
    await fs.rename(draft, SPHINX_ROOT);
  }, clean);
}

async function main(args: readonly string[]): Promise<void> {
  if (args.length > 0) throw new UsageError(`Unknown argument "${args[0]}".`);
  const { SEARCHD } = process.env;
  if (runs(searchdIn())) return console.log(`${searchdIn().command} runs.`);
  if (SEARCHD) throw new Error(`SEARCHD is "${SEARCHD}", but that does not run.`);
  await unpack();
}

await runCommand(USAGE, main);
