import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { byVersion, readArchived, readVersions } from '@rslib-docs/kit/node/versions';
import { collectChecks } from '@rslib-docs/translations/cli/check';
import { formatFinding } from '@rslib-docs/translations/cli/project';
import { Refusal } from '@rslib-docs/kit/node/command';
import { runNode } from '@rslib-docs/kit/node/processes';
import { readOptionPages } from '@rslib-docs/samples/options/option-pages';
import type { Finding as SampleFinding } from '@rslib-docs/samples/runner/fences';
import { sourcesOf } from './files.mts';

/** The paths of the documentation; changes elsewhere do not matter to a version. */
const DOCUMENTATION =
  'docs blog i18n sidebars.ts versions.json versioned_docs versioned_sidebars archive'.split(' ');

/** Why the version cannot be added to the present and former ones. */
export function nameRefusals(root: string, version: string): string[] {
  const cut = readVersions(root);
  const archived = readArchived(root).map((manifest) => manifest.version);
  if (cut.includes(version)) return [`version ${version} exists already (versions.json)`];
  if (archived.includes(version)) return [`version ${version} exists already (archive/${version})`];
  const newest = [...cut, ...archived].sort(byVersion)[0];
  if (newest !== undefined && byVersion(version, newest) > 0) {
    return [`${version} is older than ${newest}; what is cut becomes the latest version`];
  }
  return sourcesOf(version)
    .filter((place) => fs.existsSync(path.join(root, place)))
    .map((place) => `${place} exists, though versions.json does not name ${version}; remove it`);
}

/** Documentation that is not committed: only what is can be undone, and has its dates. */
export function treeRefusals(root: string): string[] {
  const known = DOCUMENTATION.filter((place) => fs.existsSync(path.join(root, place)));
  const args = ['status', '--porcelain', '--untracked-files=all', '--', ...known];
  try {
    const status = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    const lines = status.split('\n').filter(Boolean);
    return lines.map((line) => `${line.slice(3)} is not committed`);
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).split('\n')[0];
    return [`git cannot tell whether everything is committed: ${said}`];
  }
}

export async function translationRefusals(root: string): Promise<string[]> {
  return (await collectChecks(root)).map((finding) => formatFinding(finding));
}

/** The findings of the samples and the facts of the options, run with the installed Rslib. */
export async function proofRefusals(root: string): Promise<string[]> {
  const hasOptions = (await readOptionPages(root)).length > 0;
  // By the names of their commands.
  const proofs = { samples: 'runner', ...(hasOptions && { options: 'options' }) };
  const reasons: string[] = [];
  for (const [command, folder] of Object.entries(proofs)) {
    const args = ['--import=tsx', `packages/samples/${folder}/cli.mts`, '--json'];
    const { output } = await runNode(args, { cwd: root });
    try {
      const json = JSON.parse(output.slice(output.indexOf('{'))) as { findings: SampleFinding[] };
      for (const { file, line, message } of json.findings)
        reasons.push(`${file}:${line}: ${message} [${command}]`);
    } catch {
      reasons.push(`npm run site -- prove ${command} could not tell: ${output.trim()}`);
    }
  }
  return reasons;
}

/** Runs a script of Node.js; where it fails, its last lines, which say what is wrong, are why. */
export async function runOrRefuse(
  cwd: string,
  args: readonly string[],
  what: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { code, output } = await runNode(args, { cwd, env });
  const lastLines = output.trim().split('\n').slice(-40).join('\n');
  if (code !== 0) throw new Refusal(what, [lastLines]);
}
