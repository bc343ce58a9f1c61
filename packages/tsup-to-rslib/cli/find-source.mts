import fs from 'node:fs';
import path from 'node:path';
import type { ReadModule } from '../src/imported';

/** Where tsup looks for its configuration, in its order. */
const NAMES = ['ts', 'cts', 'mts', 'js', 'cjs', 'mjs', 'json'].map((end) => `tsup.config.${end}`);
const PACKAGE = 'package.json';

/** In bytes: a longer file is not a configuration. */
const MAX_FILE_BYTES = 1_000_000;

export interface Source {
  file: string;
  text: string;
}

function readText(root: string, file: string): string {
  const whole = path.resolve(root, file);
  const found = fs.statSync(whole, { throwIfNoEntry: false });
  if (!found) throw new Error(`${file} does not exist in ${root}.`);
  if (!found.isFile()) throw new Error(`${file} is not a file. Name the configuration of tsup.`);
  if (found.size > MAX_FILE_BYTES) throw new Error(`${file} is longer than any configuration.`);
  return fs.readFileSync(whole, 'utf8');
}

/** The field of a package.json; undefined where it has none. */
function readField(root: string, file: string): Source | undefined {
  try {
    const { tsup } = JSON.parse(readText(root, file)) as { tsup?: unknown };
    if (tsup === undefined) return undefined;
    return { file: `${file} (tsup)`, text: `${JSON.stringify(tsup, null, 2)}\n` };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${file} is not JSON: ${error.message}`, { cause: error });
  }
}

/** The named configuration, else what tsup would find. @throws Error that says what is missing */
export function findSource(root: string, named?: string): Source {
  const isThere = (file: string) => fs.existsSync(path.join(root, file));
  const file = named ?? NAMES.find(isThere) ?? PACKAGE;
  if (path.basename(file) !== PACKAGE) return { file, text: readText(root, file) };
  const field = named !== undefined || isThere(file) ? readField(root, file) : undefined;
  if (field) return field;
  throw new Error(
    `There is no configuration of tsup in ${path.resolve(root, path.dirname(file))}: neither ` +
      `tsup.config.* nor "tsup" in ${PACKAGE}. Name its file.`,
  );
}

const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '/index.ts', '/index.js'];

/** The folder of the package that a folder belongs to. */
function packageOf(dir: string): string {
  const isTop = fs.existsSync(path.join(dir, PACKAGE)) || dir === path.dirname(dir);
  return isTop ? dir : packageOf(path.dirname(dir));
}

/** Reads what a configuration in `dir` imports of its own package, or of the folder `top`. */
export function moduleReader(dir: string, top = packageOf(path.resolve(dir))): ReadModule {
  const isRead = (file: string): boolean => {
    const found = fs.statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size > MAX_FILE_BYTES) return false;
    return fs.realpathSync(file).startsWith(fs.realpathSync(top) + path.sep);
  };
  return (specifier) => {
    const file = path.resolve(dir, specifier);
    const names = [...ENDINGS.map((end) => file + end), file.replace(/\.([cm]?)js$/, '.$1ts')];
    const found = names.find(isRead);
    return found && fs.readFileSync(found, 'utf8');
  };
}
