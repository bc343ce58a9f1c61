import fs from 'node:fs/promises';
import path from 'node:path';
import { GLOSSARY_FILE } from '@rslib-docs/kit/shared/glossary/contract';
import { AREAS, TRANSLATIONS } from '../core/places';
import { hashOf } from './cache.mts';
import { readText } from './lock.mts';

/** Code and settings that decide how a page is compiled. */
const CODE = [
  'src',
  ...['kit', 'runtime', 'search', 'translations'].map((name) => `packages/${name}`),
  'packages/samples/runner/fence-meta.ts',
];
const FILES = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package-lock.json',
  GLOSSARY_FILE,
];
/** Code that decides into what a page is cut. */
const READERS = ['packages/translations/core', 'packages/kit/shared'];
/** A link or image is broken or not by what is there, whatever it holds. */
const NAMES = [
  'static',
  ...AREAS.flatMap((one) => [one.english, `${TRANSLATIONS}/${one.chinese}`]),
];
/** Code that decides what is found of spacing. */
const SPACING = ['spacing', 'inline-spacing'].map((one) => `packages/translations/cli/${one}.mts`);
const SETTINGS = /^(?:SITE_|BASE_URL$|SEARCH_|NODE_ENV$)/;

async function namesBelow(root: string, folder: string): Promise<string[]> {
  const names = await fs
    .readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
    .catch(() => []);
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function textsOf(root: string, files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readText(root, file)));
  return files.flatMap((file, index) => [file, texts[index] ?? '']);
}

const below = async (root: string, folders: readonly string[]): Promise<string[]> =>
  (await Promise.all(folders.map((folder) => namesBelow(root, folder)))).flat();

/** Changes with everything, beside the page itself, that decides whether a page compiles. */
export async function compilerFingerprint(root: string): Promise<string> {
  const settings = Object.entries(process.env)
    .filter(([name]) => SETTINGS.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return hashOf(
    process.version,
    ...settings,
    ...(await textsOf(root, [...FILES, ...(await below(root, CODE))])),
    ...(await below(root, NAMES)),
  );
}

/** Changes with everything, beside the text, that decides into which sections it is cut. */
export async function readerFingerprint(root: string): Promise<string> {
  const files = ['package-lock.json', ...(await below(root, READERS))];
  return hashOf(...(await textsOf(root, files)));
}

/** Changes with the rules of spacing, and with the package that knows them. */
export async function linterFingerprint(root: string): Promise<string> {
  return hashOf(...(await textsOf(root, ['package-lock.json', ...SPACING])));
}
