import fs from 'node:fs';
import path from 'node:path';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import { Problem } from './texts.mts';

const isWithin = (root: string, file: string): boolean =>
  file === root || file.startsWith(root.endsWith(path.sep) ? root : root + path.sep);

/** A folder and what is below it: the only files of the reader that are read. */
export class Folder {
  private constructor(
    /** Absolute, with links followed and forward slashes. */
    readonly root: string,
  ) {}

  /** @throws Problem if the folder does not exist */
  static open(dir: string): Folder {
    const found = fs.statSync(dir, { throwIfNoEntry: false });
    if (!found?.isDirectory()) throw new Problem('noPlace', { place: path.resolve(dir) });
    return new Folder(fs.realpathSync(dir).replaceAll('\\', '/'));
  }

  /** A folder below, from which nothing outside of this one is read either. */
  below(dir: string): string {
    if (!this.isFolder(dir)) throw new Problem('noFolder', { dir, root: this.root });
    return this.relative(this.whole(dir));
  }

  /** Absolute path of a file, which need not exist. @throws Problem where it lies outside */
  whole(file: string): string {
    const whole = path.resolve(this.root, file).replaceAll('\\', '/');
    if (!this.holds(whole)) throw new Problem('outside', { file, root: this.root });
    return whole;
  }

  holds(whole: string): boolean {
    const root = path.normalize(this.root);
    if (!isWithin(root, path.normalize(whole))) return false;
    return isWithin(root, path.normalize(fs.existsSync(whole) ? fs.realpathSync(whole) : whole));
  }

  relative(whole: string): string {
    return path.relative(this.root, whole).replaceAll('\\', '/') || '.';
  }

  private stat(file: string): fs.Stats | undefined {
    return fs.statSync(this.whole(file), { throwIfNoEntry: false });
  }

  isFile(file: string): boolean {
    return this.stat(file)?.isFile() ?? false;
  }

  isFolder(file: string): boolean {
    return this.stat(file)?.isDirectory() ?? false;
  }

  /** @throws Problem where the file does not exist or is longer than any source */
  read(file: string): string {
    const found = this.stat(file);
    if (!found?.isFile()) throw new Problem('noFile', { file, root: this.root });
    if (found.size > LIMITS.fileBytes)
      throw new Problem('longFile', { file, bytes: found.size, most: LIMITS.fileBytes });
    return fs.readFileSync(this.whole(file), 'utf8').replace(/^\uFEFF/, '');
  }

  /** The object in a JSON file, undefined where there is none. @throws Problem where it is none */
  readJson(file: string): Record<string, unknown> | undefined {
    if (!this.isFile(file)) return undefined;
    let value: unknown;
    try {
      value = JSON.parse(this.read(file));
    } catch (error) {
      throw new Problem('noJson', { file, reason: (error as Error).message });
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
    throw new Problem('noObject', { file });
  }

  /** The first folder, from this one up to the root, of which something is true. */
  findAbove(dir: string, isMeant: (at: string) => boolean): string | undefined {
    for (let at = dir; ; at = path.posix.dirname(at)) {
      if (isMeant(at)) return at;
      if (at === '.') return undefined;
    }
  }
}
