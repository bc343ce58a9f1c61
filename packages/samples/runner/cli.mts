import fs from 'node:fs/promises';
import path from 'node:path';
import {
  EXIT,
  UsageError,
  countFindings,
  parseFlags,
  runCommand,
} from '@rslib-docs/kit/node/command';
import { byPlace } from '@rslib-docs/translations/cli/project';
import { compareOutput, updatePages } from './compare-output.mts';
import { formatFinding, readFences, readPages } from './fences.mts';
import { describePackages, installPackages } from './packages.mts';
import { planPages } from './plan.mts';
import { PROVEN_FILE, proofOf, readProven, writeProven } from './proven.mts';
import { runBuilds } from './run-builds.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** Samples of messages whose entries on the page show none. */
const CAUSES = 'packages/samples/messages/causes.md';

const USAGE = `Usage: npm run site -- prove samples [flags]

Builds every sample of the pages with the installed Rslib and compares what the pages show with what
came. packages/samples/README.md says how a page marks its samples. What ${PROVEN_FILE}
says to be proven is not built again.

  --all              Builds everything, and writes ${PROVEN_FILE} if all is well.
  --write            Writes listings, files of dist and printed text into the pages.
  --filter <page>    Only pages with this in their name, such as config/lib/dts.
  --json             The findings as JSON.
  --root <folder>    Another folder with pages; default is this project.

Exit codes: 0 clean, 1 findings, 2 wrong usage.`;

async function main(args: readonly string[]): Promise<number> {
  const flags = parseFlags(args, {
    all: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    filter: { type: 'string', default: '' },
    root: { type: 'string', default: PROJECT },
  });
  const { root, filter, all: isAnew } = flags;
  const pages = await readPages(root, filter);
  if (root === PROJECT && CAUSES.includes(filter)) {
    const source = await fs.readFile(path.join(root, CAUSES), 'utf8');
    pages.push({ name: CAUSES, file: CAUSES, fences: await readFences(CAUSES, source) });
  }
  if (pages.length === 0) throw new UsageError(`${root} has no page with "${filter}" in its name.`);
  const plan = planPages(pages);
  if (root === PROJECT && filter === '' && plan.projects.length === 0)
    throw new Error('No page holds a sample that can be run: the reader of pages finds none.');
  // Pages without samples, such as those of a small site, need nothing installed.
  if (plan.projects.length + plan.checks.length > 0) await installPackages(PROJECT);
  const packages = await describePackages(PROJECT);
  const known = isAnew ? new Set<string>() : await readProven(root);
  const projects = plan.projects.filter((one) => !known.has(proofOf(one, packages)));
  const proven = plan.projects.length - projects.length;
  // One that runs as its counterpart needs no build of its own.
  const own = [...new Set(projects.map(({ runsAs }) => runsAs))];
  const { outcomes, builds, fresh } = await runBuilds(PROJECT, '.cache/samples', own, {
    // Only an outcome with the exit code that the page promises is kept.
    isSettled: ({ fails }, { code }) => code === (fails === undefined ? 0 : 1),
    isAnew,
  });
  const mismatches = projects.flatMap((project) =>
    compareOutput(project, outcomes.get(project.runsAs)!),
  );
  // Loaded late: help and wrong usage need no TypeScript.
  const { checkTypes } = await import('./type-check.mts');
  const types = await checkTypes(PROJECT, plan.projects, plan.checks);
  const written = flags.write ? await updatePages(root, mismatches) : [];
  const left = flags.write ? mismatches.filter(({ replacement }) => !replacement) : mismatches;

  const findings = [...plan.problems, ...left, ...types.findings].sort(byPlace);
  const isClean = findings.length + written.length === 0;
  if (isAnew && isClean && filter === '')
    writeProven(
      root,
      projects.map((one) => proofOf(one, packages)),
    );
  if (flags.json) {
    const plain = findings.map((one) => ({ ...one, replacement: undefined }));
    console.log(JSON.stringify({ findings: plain, proven, written }, null, 2));
  } else {
    for (const finding of findings) console.log(`${formatFinding(finding)}\n`);
    if (written.length > 0) console.log(`Written: ${written.join(', ')}\n`);
    console.log(`${projects.length} samples of both languages are looked at; ${PROVEN_FILE} proves ${proven} others.
${builds} builds: ${fresh} run now, ${builds - fresh} unchanged since they were. ${types.files} files have right types.`);
    if (findings.length > 0) console.log(`\n${countFindings(findings.length)}.`);
  }
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, main);
