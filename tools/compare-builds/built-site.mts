import fs from 'node:fs';
import path from 'node:path';

/** The part of a file's name that says what is in it: `main.0a1b2c3d.js`, `dts-0a1b2c3d.png`. */
const NAME_OF_CONTENT = /[.-]([0-9a-f]{8,32})\.\w+$/;
const MAYBE_NAME = /[0-9a-f]{8,32}/g;

/**
 * The files of a build, whatever those are called that are named after their content. An edit of
 * one page changes the name of one file, and with it the table of names that every page loads.
 */
export class BuiltSite {
  private readonly names = new Set<string>();
  /** Files by their addresses without such names. */
  private readonly files = new Map<string, string>();

  constructor(root: string) {
    const all = fs.readdirSync(root, { recursive: true, withFileTypes: true });
    const files = all.filter((entry) => entry.isFile());
    for (const { name } of files) {
      const [, hash] = NAME_OF_CONTENT.exec(name) ?? [];
      if (hash) this.names.add(hash);
    }
    const addressOf = ({ parentPath, name }: fs.Dirent): string =>
      `/${path.relative(root, path.join(parentPath, name)).split(path.sep).join('/')}`;
    const nameless = files.map((file) => this.nameless(addressOf(file)));
    // Files of one name without their content: what leads to one of them must say to which.
    for (const [at, { name }] of files.entries())
      if (nameless.indexOf(nameless[at]!) !== nameless.lastIndexOf(nameless[at]!))
        this.names.delete(NAME_OF_CONTENT.exec(name)?.[1] ?? '');
    for (const file of files) {
      const address = this.nameless(addressOf(file));
      this.files.set(address, path.join(file.parentPath, file.name));
    }
  }

  /** Of all its files, without such names. */
  get addresses(): readonly string[] {
    return [...this.files.keys()];
  }

  /** The file at an address without such names. */
  fileOf(address: string): string | undefined {
    return this.files.get(address);
  }

  /** Without the names of the build's files, which are others in every build. */
  nameless(text: string): string {
    return text.replace(MAYBE_NAME, (found) => (this.names.has(found) ? '#' : found));
  }
}
