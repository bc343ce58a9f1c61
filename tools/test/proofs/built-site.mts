import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { resolveFile } from '../../serve/static-host.mts';

/** The part of a file's name that says what is in it: `main.0a1b2c3d.js`, `dts-0a1b2c3d.png`. */
const NAME_OF_CONTENT = /[.-]([0-9a-f]{8,32})\.\w+$/;
const MAYBE_NAME = /[0-9a-f]{8,32}/g;
const TEXT = /(?:\.(?:html|js|css|json|xml|txt|md)|_headers)$/;

const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** An address as it is written in the names of files; one that cannot be read is missing. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/**
 * What a build answers, address by address, whatever its files are called that are named after
 * their content. An edit of one page changes the name of one file, and with it the table of names
 * that every page loads; what a test has seen changes only with the files that it asked for.
 */
export class BuiltSite {
  private readonly names = new Set<string>();
  /** Files by their addresses without such names. */
  private readonly files = new Map<string, string>();
  private readonly known = new Map<string, string>();

  constructor(private readonly root: string) {
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

  /** A hash of what an address answers, given without names; a missing page has that of its file. */
  hashOf(address: string): string {
    const named = this.files.get(decode(address));
    if (named) return this.hashOfFile(named);
    const found = resolveFile(this.root, address);
    return found ? sha256(this.hashOfFile(found)) : sha256('404', this.hashOfFile(this.missing));
  }

  private get missing(): string {
    return path.join(this.root, '404.html');
  }

  private hashOfFile(file: string): string {
    let hash = this.known.get(file);
    if (hash === undefined) {
      const content = fs.readFileSync(file);
      hash = sha256(TEXT.test(file) ? this.nameless(content.toString()) : content);
      this.known.set(file, hash);
    }
    return hash;
  }
}
