import fs from 'node:fs';
import path from 'node:path';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import type { Language } from './library/contract.mts';

/** The request is impossible; the texts say why, and what to do, for people. */
export class Problem extends Error {
  constructor(
    en: string,
    private readonly zh = en,
  ) {
    super(en);
  }

  in(lang: Language): string {
    return lang === 'zh' ? this.zh : this.message;
  }
}

/** What was named is none of what a command works on. */
export class NoProject extends Problem {}

const isWithin = (root: string, file: string): boolean =>
  file === root || file.startsWith(root.endsWith(path.sep) ? root : root + path.sep);

/** A folder and what is below it: the only files of the reader that are read. Nothing is written. */
export class Folder {
  private constructor(
    /** Absolute, with links followed and forward slashes. */
    readonly root: string,
  ) {}

  /** @throws Problem if the folder does not exist */
  static open(dir: string): Folder {
    const found = fs.statSync(dir, { throwIfNoEntry: false });
    if (!found?.isDirectory()) {
      const whole = path.resolve(dir);
      throw new Problem(`There is no folder ${whole}.`, `没有目录 ${whole}。`);
    }
    return new Folder(fs.realpathSync(dir).replaceAll('\\', '/'));
  }

  /** A folder below, from which nothing outside of this one is read either. */
  below(dir: string): string {
    const whole = this.whole(dir);
    if (!fs.statSync(whole, { throwIfNoEntry: false })?.isDirectory())
      throw new Problem(
        `There is no folder ${dir} in ${this.root}.`,
        `${this.root} 中没有目录 ${dir}。`,
      );
    return this.relative(whole);
  }

  /** Absolute path of a file, which need not exist. @throws Problem where it lies outside */
  whole(file: string): string {
    const whole = path.resolve(this.root, file).replaceAll('\\', '/');
    if (!this.holds(whole)) {
      throw new Problem(
        `${file} lies outside of ${this.root}. Name a folder that holds it with --root.`,
        `${file} 位于 ${this.root} 之外。请用 --root 指定包含它的目录。`,
      );
    }
    return whole;
  }

  /** Whether an absolute path leads to something in here, links followed. */
  holds(whole: string): boolean {
    if (!isWithin(path.normalize(this.root), path.normalize(whole))) return false;
    const real = fs.existsSync(whole) ? fs.realpathSync(whole) : whole;
    return isWithin(path.normalize(this.root), path.normalize(real));
  }

  relative(whole: string): string {
    return path.relative(this.root, whole).replaceAll('\\', '/') || '.';
  }

  isFile(file: string): boolean {
    const whole = this.whole(file);
    return fs.statSync(whole, { throwIfNoEntry: false })?.isFile() ?? false;
  }

  isFolder(file: string): boolean {
    const whole = this.whole(file);
    return fs.statSync(whole, { throwIfNoEntry: false })?.isDirectory() ?? false;
  }

  /** @throws Problem where the file does not exist or is longer than any source */
  read(file: string): string {
    const whole = this.whole(file);
    const found = fs.statSync(whole, { throwIfNoEntry: false });
    if (!found?.isFile())
      throw new Problem(
        `There is no file ${file} in ${this.root}.`,
        `${this.root} 中没有文件 ${file}。`,
      );
    if (found.size > LIMITS.fileBytes)
      throw new Problem(
        `${file} has ${found.size} bytes; files of more than ${LIMITS.fileBytes} are not read. Name a smaller one.`,
        `${file} 有 ${found.size} 字节，超过 ${LIMITS.fileBytes} 字节的文件不会读取。请指定更小的文件。`,
      );
    return fs.readFileSync(whole, 'utf8').replace(/^\uFEFF/, '');
  }

  /** The object in a JSON file, undefined where there is none. @throws Problem where it is none */
  readJson(file: string): Record<string, unknown> | undefined {
    if (!this.isFile(file)) return undefined;
    try {
      const value: unknown = JSON.parse(this.read(file));
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        return value as Record<string, unknown>;
      }
    } catch (error) {
      const { message } = error as Error;
      throw new Problem(
        `${file} is not valid JSON: ${message}`,
        `${file} 不是有效的 JSON：${message}`,
      );
    }
    throw new Problem(`${file} does not hold an object.`, `${file} 的内容不是对象。`);
  }
}
