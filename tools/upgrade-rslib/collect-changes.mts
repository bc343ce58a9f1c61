import fs from 'node:fs/promises';
import path from 'node:path';
import { showProgress } from '@rslib-docs/kit/node/command';
import { runNode } from '@rslib-docs/kit/node/processes';
import type { Finding } from '@rslib-docs/samples/runner/finding';
import { runBuilds } from '@rslib-docs/samples/runner/run-all';
import type { ExplorerStore } from '../../src/plugins/output-explorer/contract';
import { planBuilds } from '../explorer/builds.mts';
import { chooseSpots, compareSpots } from '../explorer/check-store.mts';
import type { Change, Harm } from './report.mts';

const STORE = 'src/plugins/output-explorer/store.json';
const EXPLORER_PAGE = 'docs/guide/basic/output-explorer.mdx';
/** Builds of the output explorer that are tried; all of them are built when it is written. */
const SPOTS = 24;

interface Check {
  name: string;
  /** Script and flags. */
  args: readonly string[];
  harmOf: (finding: Finding) => Harm;
  /** Where it cannot tell what, or says it in words only. */
  page: string;
}

const CHECKS: readonly Check[] = [
  {
    name: 'samples',
    args: ['packages/samples/runner/cli.mts', '--json'],
    // What differs in what is shown has both sides; the others are errors.
    harmOf: ({ expected }) => (expected === undefined ? 'fails' : 'output'),
    page: 'packages/samples/runner',
  },
  {
    name: 'options',
    // In the copy, so that the versions of options are those that are published by now.
    args: ['packages/samples/options/cli.mts', '--json', '--write'],
    harmOf: () => 'fact',
    page: 'packages/samples/options',
  },
  {
    name: 'messages',
    args: ['packages/samples/messages/cli.mts', '--json'],
    harmOf: () => 'message',
    page: 'packages/samples/messages',
  },
];

/** The findings in what a command printed; undefined where it is something else. */
function readFindings(output: string): Finding[] | undefined {
  try {
    // Progress and advice of tools may stand before it.
    const json = output.slice(output.search(/^\{$/m));
    return (JSON.parse(json) as { findings: Finding[] }).findings;
  } catch {
    return undefined;
  }
}

async function runCheck(project: string, check: Check): Promise<Change[]> {
  const { output, how } = await runNode(['--import=tsx', ...check.args], { cwd: project });
  const findings = readFindings(output);
  if (findings) return findings.map((finding) => ({ ...finding, harm: check.harmOf(finding) }));
  const message = `${check.name} ${how}, without findings:\n${output.trim()}`;
  return [{ file: check.page, line: 1, message, harm: 'error' }];
}

/** Commands that say in words only that something differs, and where. */
const YES_OR_NO = [
  {
    args: ['packages/tsup-to-rslib/cli/cli.mts'],
    file: 'docs/guide/migration/tsup.mdx',
    harm: 'fact',
  },
  { args: ['tools/home-showcase/home-showcase.mts'], file: 'docs/index.mdx', harm: 'output' },
] as const;

async function compareExplorer(project: string): Promise<Change[]> {
  const builds = await planBuilds(project);
  const store = JSON.parse(await fs.readFile(path.join(project, STORE), 'utf8')) as ExplorerStore;
  const spots = chooseSpots(builds, store.inputs, SPOTS);
  const options = { progress: () => undefined, isSettled: () => true };
  const { outcomes } = await runBuilds(project, '.cache/explorer', spots, options);
  const at = { file: EXPLORER_PAGE, line: 1, harm: 'output' } as const;
  return compareSpots(store, outcomes).map((difference) => ({ ...at, message: difference }));
}

/** All that the pages of a copy of the project say and its Rslib does not do. */
export async function collectChanges(project: string): Promise<Change[]> {
  const changes: Change[] = [];
  for (const check of CHECKS) {
    showProgress(`${check.name} …`);
    changes.push(...(await runCheck(project, check)));
  }
  for (const { args, file, harm } of YES_OR_NO) {
    showProgress(`${file} …`);
    const { code, output } = await runNode(['--import=tsx', ...args], { cwd: project });
    if (code === 0) continue;
    changes.push({ file, line: 1, message: output.trim(), harm: code === 1 ? harm : 'error' });
  }
  showProgress('the output explorer …');
  changes.push(...(await compareExplorer(project)));
  return changes;
}
