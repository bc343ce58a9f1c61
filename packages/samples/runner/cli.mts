import fs from 'node:fs/promises';
import path from 'node:path';
import {
  EXIT,
  UsageError,
  countFindings,
  parseFlags,
  runCommand,
} from '@rslib-docs/kit/node/command';
import { TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { compareOutput, updatePages } from './compare-output.mts';
import { byPlace, formatFinding, readFences, readPages, type Fence } from './fences.mts';
import { describePackages, installPackages } from './packages.mts';
import { planPages, type Plan } from './plan.mts';
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
  --json             The findings and counts as JSON.
  --root <folder>    Another folder with pages; default is this project.

Exit codes: 0 clean, 1 findings, 2 wrong usage.`;

/** With fewer than these the pages prove too little: the check fails. */
const MIN_SAMPLES = 150;
const MIN_RUN_SHARE = 0.8;

/** A configuration of Rslib in TypeScript or JavaScript: by its name, or by what it calls. */
function isConfig({ lang, meta: { title = '' }, text }: Fence): boolean {
  if (!/^[cm]?[jt]sx?$/.test(lang) || title.startsWith('dist')) return false;
  return /^rslib\.config\./.test(title) || /\bdefineConfig\(/.test(text);
}

/** How many different English samples there are, and how many configurations they run. */
function countSamples(plan: Plan) {
  const isEnglish = ({ file }: Fence) => !file.startsWith(`${TRANSLATIONS}/`);
  const projects = plan.projects.filter(({ fence }) => isEnglish(fence));
  const checked = plan.checks.map(({ fence }) => fence).filter(isEnglish);
  const run = projects.flatMap(({ sources }) => [...sources.values()].filter(isConfig));
  const other = [...checked, ...plan.unchecked.filter(isEnglish)].filter(isConfig);
  const different = new Set([
    ...projects.map(({ files, commands }) => JSON.stringify([[...files].sort(), commands])),
    ...checked.map(({ text }) => text),
  ]);
  return { samples: different.size, configs: run.length + other.length, configsRun: run.length };
}

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

  const counts = countSamples(plan);
  const { samples, configs, configsRun } = counts;
  // What falls below the floor, as sentences.
  const shortage: string[] = [];
  if (filter === '' && samples < MIN_SAMPLES)
    shortage.push(`the pages hold ${samples} samples; at least ${MIN_SAMPLES} are wanted`);
  if (filter === '' && configsRun < configs * MIN_RUN_SHARE)
    shortage.push(
      `${configsRun} of ${configs} configurations are run; at least ${MIN_RUN_SHARE * 100} % are wanted`,
    );
  const findings = [...plan.problems, ...left, ...types.findings].sort(byPlace);
  const isClean = findings.length + shortage.length + written.length === 0;
  if (isAnew && isClean && filter === '')
    writeProven(
      root,
      projects.map((one) => proofOf(one, packages)),
    );
  if (flags.json) {
    const plain = findings.map((one) => ({ ...one, replacement: undefined }));
    console.log(JSON.stringify({ findings: plain, shortage, counts, proven, written }, null, 2));
  } else {
    for (const finding of findings) console.log(`${formatFinding(finding)}\n`);
    for (const text of shortage) console.log(text);
    if (written.length > 0) console.log(`Written: ${written.join(', ')}\n`);
    console.log(`${samples} samples. ${configsRun} of ${configs} configurations are run.
${proven} of both languages are proven by ${PROVEN_FILE}, ${projects.length} are not.
${builds} builds: ${fresh} run now, ${builds - fresh} unchanged since they were. ${types.files} files have right types.`);
    if (findings.length > 0) console.log(`\n${countFindings(findings.length)}.`);
  }
  return findings.length + shortage.length > 0 ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, main);
