// cspell:ignore packlist
import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { Package, checkPackage, type CheckResult } from '@arethetypeswrong/core';
import packlist from 'npm-packlist';
import ts from 'typescript';
import { publint, type Message } from 'publint';

export type Manifest = Readonly<Record<string, unknown>> & { name?: string; version?: string };

/** More bytes than a package of code has; types are not looked at in one that is larger. */
const MAX_BYTES = 50_000_000;

/** The files of a package that npm publishes, relative to it. */
export async function packedFiles(dir: string, manifest: Manifest): Promise<string[]> {
  const tree = { path: dir, package: manifest, isProjectRoot: true, edgesOut: new Map() };
  const files: string[] = await packlist(tree);
  return files.filter((file) => !file.startsWith('node_modules/'));
}

/** What publint says of these files, without suggestions. */
export async function askPublint(
  dir: string,
  manifest: Manifest,
  files: readonly string[],
): Promise<readonly Message[]> {
  const read = (name: string) =>
    name === 'package.json' ? JSON.stringify(manifest) : fs.readFileSync(path.join(dir, name));
  const pack = { files: files.map((name) => ({ name: `package/${name}`, data: read(name) })) };
  return (await publint({ pkgDir: 'package', level: 'warning', pack })).messages;
}

/** What Are the types wrong? says of these files; undefined of those that are too many. */
export async function askTypes(
  dir: string,
  manifest: Manifest,
  files: readonly string[],
): Promise<CheckResult | undefined> {
  const { name = 'package', version = '1.0.0' } = manifest;
  const isRead = (file: string) => /\.(?:[cm]?[jt]sx?|json)$/.test(file);
  const read = files.filter(isRead).map((file) => {
    const text = fs.readFileSync(path.join(dir, file), 'utf8');
    const own = file === 'package.json' ? JSON.stringify({ ...manifest, name, version }) : text;
    return [`/node_modules/${name}/${file}`, own] as const;
  });
  if (read.reduce((sum, [, text]) => sum + text.length, 0) > MAX_BYTES) return undefined;
  return checkPackage(new Package(Object.fromEntries(read), name, version));
}

/** What stands before a module that is imported whenever a script is. */
const ALWAYS = /(?:\bfrom|(?:^|[;}])\s*import|^const \w+ = require\()\s*$/;

/** Names and paths that a written file imports by itself, but for its own files and those of Node.js. */
export function importsOf(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8');
  if (text.length > MAX_BYTES) return [];
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const isMeant = ({ pos }: ts.FileReference) =>
    /\.d\.[cm]?ts$/.test(file) || ALWAYS.test(text.slice(text.lastIndexOf('\n', pos) + 1, pos));
  const names = importedFiles.filter(isMeant).map(({ fileName }) => fileName);
  return names.filter((name) => !/^[./#]|:/.test(name) && !isBuiltin(name));
}
