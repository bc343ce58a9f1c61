import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  VERSIONS_FILE,
  VERSION_NAMES,
  isVersionName,
  readVersions,
} from '@rslib-docs/kit/node/versions/places';
import { readSiteEnvironment } from '../../src/site/environment';
import { LOCALES } from '../../src/site/locales';
import { readBuiltPages } from '../lib/built-pages.mts';
import { Refusal, UsageError, runCommand, showProgress } from '@rslib-docs/kit/node/command';
import { runNode, withCleanup } from '@rslib-docs/kit/node/processes';
import { describeMeasurement, forecast, sizeOf, type Measurement } from './forecast.mts';
import { findGaps } from './find-gaps.mts';
import { nameRefusals, proofRefusals, translationRefusals, treeRefusals } from './refusals.mts';
import { copyProject, createWorkFolder } from './staging.mts';
import { installSources, placesOf, sourcesOf } from './version-files.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const USAGE = `Usage: npm run site -- version-cut <version>

Keeps the documentation as it is now, in both languages, as a version such as 1.0. It becomes the
latest version, at /; docs/ goes on as the unreleased one, at /next/.

Refuses, with all reasons, unless the documentation is committed, the translations are clean, the
samples and options agree with the installed Rslib, and the site builds with the version: then all
links and anchors are sound. Until everything is checked nothing in this folder changes; an
interrupt leaves nothing behind.

Exit codes: 0 cut, 1 refused, 2 wrong usage.`;

/** Docusaurus copies the label of the unreleased version; this one has a name. */
function nameVersion(root: string, version: string): void {
  const file = path.join(root, placesOf(version).labels);
  if (!fs.existsSync(file)) return;
  const labels = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, object>;
  const description = `The label for version ${version}`;
  const named = { ...labels, 'version.label': { message: version, description } };
  fs.writeFileSync(file, `${JSON.stringify(named, null, 2)}\n`);
}

/** The last lines of a failed command, which say what is wrong. */
const lastLines = (output: string): string => output.trim().split('\n').slice(-40).join('\n');

async function buildAndMeasure(root: string): Promise<Measurement> {
  const started = performance.now();
  const { code, output } = await runNode(['--import=tsx', 'tools/build/build.mts'], { cwd: root });
  if (code !== 0) throw new Refusal('The site does not build with it:', [lastLines(output)]);
  const seconds = (performance.now() - started) / 1000;
  const build = path.join(root, 'build');
  const pages = LOCALES.flatMap((locale) => readBuiltPages(root, build, locale).all);
  return { pages: pages.length, seconds, bytes: await sizeOf(build) };
}

function describeUndo(version: string, isFirst: boolean): string {
  const places = sourcesOf(version).join(' ');
  const list = isFirst ? `git clean -fdq -- ${VERSIONS_FILE}` : `git checkout -- ${VERSIONS_FILE}`;
  return [
    'To undo it before it is committed:',
    `  git clean -fdq -- ${places} && ${list}`,
    'Afterwards: git revert <the commit>.',
  ].join('\n');
}

async function cut(version: string): Promise<void> {
  const refuse = (reasons: readonly string[]) => {
    if (reasons.length > 0) throw new Refusal(`${version} is not cut:`, reasons);
  };
  // What git and versions.json say at once comes before what takes minutes to prove.
  refuse([...nameRefusals(ROOT, version), ...treeRefusals(ROOT)]);
  showProgress('Looking at the translations …');
  refuse(await translationRefusals(ROOT));
  showProgress('Running the samples and the options …');
  refuse(await proofRefusals(ROOT));

  const staging = createWorkFolder(ROOT, 'version-cut');
  await withCleanup(
    async () => {
      copyProject(ROOT, staging);
      const command = await runNode([DOCUSAURUS, 'docs:version', version], { cwd: staging });
      if (command.code !== 0) {
        throw new Refusal(`${version} is not cut:`, [lastLines(command.output)]);
      }
      nameVersion(staging, version);

      showProgress(`Building the site with ${version}, to follow every link and anchor …`);
      const measured = await buildAndMeasure(staging);
      const { baseUrl } = readSiteEnvironment(process.env);
      const found = await findGaps(staging, path.join(staging, 'build'), version, baseUrl);
      if (found.gaps.length > 0) throw new Refusal(`${version} is not complete:`, found.gaps);

      const before = readVersions(ROOT);
      installSources(staging, ROOT, version, [version, ...before]);
      const added = found.pages * LOCALES.length;
      console.log(
        [
          `${version} is cut and is the latest version: ${found.pages} pages in each of ` +
            `${LOCALES.length} languages, ${found.ids} heading ids, ${found.keys} labels, all there.`,
          '',
          `Measured, a build with it:        ${describeMeasurement(measured)}`,
          `Forecast, with one more like it:  ${describeMeasurement(forecast(measured, added))} at most`,
          'The forecast grows with the number of pages. npm run site -- version-archive takes the oldest out.',
          '',
          describeUndo(version, before.length === 0),
        ].join('\n'),
      );
    },
    () => fs.rmSync(staging, { recursive: true, force: true }),
  );
}

await runCommand(USAGE, async (args) => {
  let names: string[];
  try {
    names = parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const [version] = names;
  if (version === undefined || names.length > 1) throw new UsageError('Name one version.');
  if (!isVersionName(version)) {
    throw new UsageError(`"${version}" is no name of a version. ${VERSION_NAMES}.`);
  }
  await cut(version);
});
