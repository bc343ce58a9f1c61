import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { type Upstream, describeUpstream, type UpstreamName, UpstreamError } from './inventory';

interface UpstreamFile {
  version: string;
  sha256: string;
}

/** Files by the names under which they are required. */
export type UpstreamFiles = Readonly<Record<string, UpstreamFile>>;

/** The package of a file that is named as it is required, and its path in the package. */
function splitFile(file: string): { name: string; inside: string } {
  const [, name, inside] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file)!;
  return { name: name!, inside: inside! };
}

/** The file as it is installed for the project; undefined where there is none. */
function readInstalled(root: string, file: string): UpstreamFile | undefined {
  const { name } = splitFile(file);
  // Not `resolve`, which packages may limit to their public files.
  const folders = createRequire(path.join(root, 'package.json')).resolve.paths(file) ?? [];
  const folder = folders.find((one) => fs.existsSync(path.join(one, name)));
  if (folder === undefined || !fs.existsSync(path.join(folder, file))) return undefined;
  const read = (one: string) => fs.readFileSync(path.join(folder, one), 'utf8');
  const { version } = JSON.parse(read(`${name}/package.json`)) as { version: string };
  return { version, sha256: createHash('sha256').update(read(file)).digest('hex') };
}

export function readUpstream(root: string, rows: Upstream): UpstreamFiles {
  const files = new Set(Object.values(rows).flatMap((row) => row.files));
  return Object.fromEntries(
    [...files].sort().flatMap((file) => {
      const found = readInstalled(root, file);
      return found ? [[file, found] as const] : [];
    }),
  );
}

/** What the rows say of files that are not as they were compared, with the command that shows how. */
export function findUpstreamChanges(
  rows: Upstream,
  compared: UpstreamFiles,
  installed: UpstreamFiles,
): string[] {
  return Object.entries(rows).flatMap(([row, { files }]) =>
    files.flatMap((file) => {
      const [before, now] = [compared[file], installed[file]];
      if (before && before.sha256 === now?.sha256) return [];
      const state = !now ? 'gone' : before ? 'changed' : 'new';
      const versions = `compared: ${before?.version ?? 'none'}, installed: ${now?.version ?? 'none'}`;
      const message = describeUpstream(row, rows[row]!, `${file} is ${state} (${versions}).`);
      if (state !== 'changed') return [message];
      const { name, inside } = splitFile(file);
      const [old, current] = [before, now].map((one) => `--diff=${name}@${one!.version}`);
      return [`${message}\n  npm diff ${old} ${current} ${inside}`];
    }),
  );
}

/**
 * Refuses to go on with another Docusaurus than the one that ours was compared with.
 * @param toRecord what to do when ours is right again
 */
export function assertComparedUpstream(
  root: string,
  { rows, compared, toRecord }: { rows: Upstream; compared: UpstreamFiles; toRecord: string },
): void {
  const changes = findUpstreamChanges(rows, compared, readUpstream(root, rows));
  if (changes.length > 0) throw new Error([...changes, toRecord].join('\n'));
}

export interface Replacement {
  /** None for a module of this project. */
  row?: UpstreamName;
  asked: RegExp;
  /** The only module whose import is meant; any where it is left out. */
  issuer?: string;
  /** Path of the module that comes instead. */
  instead: string;
}

interface Request {
  request: string;
  contextInfo: { issuer: string };
}

interface Module {
  /** File of the module. */
  resource?: string;
}

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['NormalModuleReplacementPlugin']>['apply']>[0];

const NAME = 'replace-modules';

/**
 * Gives the bundler other modules than those that are imported. In production it is an error to find
 * nothing to replace, unless the module that comes instead is there, from a cache.
 */
export function replaceModules(
  { instance }: ConfigureWebpackUtils['currentBundler'],
  replacements: readonly Replacement[],
): { apply: (compiler: Compiler) => void } {
  return {
    apply(compiler) {
      const unused = new Set(replacements);
      for (const replacement of replacements) {
        const { asked, issuer, instead } = replacement;
        new instance.NormalModuleReplacementPlugin(asked, (resource) => {
          const found = resource as Request;
          if (issuer && found.contextInfo.issuer !== issuer) return;
          unused.delete(replacement);
          found.request = instead;
        }).apply(compiler);
      }
      if (compiler.options.mode !== 'production') return;
      compiler.hooks.afterCompile.tap(NAME, (compilation) => {
        // Some plugins compile something of their own.
        if (compilation.compiler !== compiler) return;
        const files = [...compilation.modules].map((one) => `${(one as Module).resource ?? ''}`);
        for (const { row, asked, instead } of unused) {
          const file = instead.replace(/^@site/, '');
          if (files.some((one) => one.includes(file))) continue;
          const what = `nothing imports ${asked} any more, which is replaced.`;
          compilation.errors.push(row ? new UpstreamError(row, what) : new Error(what));
        }
      });
    },
  };
}
