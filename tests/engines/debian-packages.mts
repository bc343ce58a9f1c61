import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUFFER_BYTES = 64 * 1024 * 1024;

/** Debian's package manager as far as it needs no rights: it downloads, and installs nothing. */
export class DebianPackages {
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
