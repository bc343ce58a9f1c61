import fs from 'node:fs';
import path from 'node:path';
import {
  VERSIONS_FILE,
  VERSION_NAMES,
  isVersionName,
  readVersions,
} from '@rslib-docs/kit/node/versions/places';
import { readSiteEnvironment } from '../../src/site/environment';
import { LOCALES } from '../../src/site/locales';
import { readBuiltPages } from '../build/built-pages.mts';
import {
  Refusal,
  UsageError,
  parseWords,
  runCommand,
  showProgress,
} from '@rslib-docs/kit/node/command';
import { runNode, withCleanup } from '@rslib-docs/kit/node/processes';
import { completeVersion } from './complete.mts';
import { describeMeasurement, forecast, sizeOf, type Measurement } from './forecast.mts';
import { findGaps } from './find-gaps.mts';
import { nameRefusals, proofRefusals, translationRefusals, treeRefusals } from './refusals.mts';
import { copyProject, createWorkFolder } from './staging.mts';
import { installSources, nameVersion, sourcesOf } from './version-files.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const USAGE = `Usage: npm run site -- version cut <version>
       npm run site -- version cut <version> --complete

Keeps the documentation as it is now, in both languages, as a version such as 1.0. It becomes the
latest version, at /; docs/ goes on as the unreleased one, at /next/.

Refuses, with all reasons, unless the documentation is committed, the translations are clean, the
samples and options agree with the installed Rslib, and the site builds with the version: then all
links and anchors are sound. Until everything is checked nothing in this folder changes; an
interrupt leaves nothing behind.

--complete gives a version that npx docusaurus docs:version has cut what is missing of its Chinese
half: its label, and the pages whose English is still that of docs/. It overwrites no page.

Exit codes: 0 cut, 1 refused, 2 wrong usage.`;

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
          `Forecast, about, with one more:   ${describeMeasurement(forecast(measured, added))}`,
          'The forecast is right within a quarter. npm run site -- version archive takes the oldest out.',
          '',
          'Record its addresses: npm run site -- check addresses --write',
          '',
          describeUndo(version, before.length === 0),
        ].join('\n'),
      );
    },
    () => fs.rmSync(staging, { recursive: true, force: true }),
  );
}

async function complete(version: string): Promise<void> {
  const { copied, left } = await completeVersion(ROOT, version);
  console.log(`${version} has its Chinese label, and ${copied.length} pages that it lacked.`);
  if (left.length > 0) {
    console.log(`English until they are translated, as docs/ has changed since:`);
    for (const file of left) console.log(`  ${file}`);
  }
}

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseWords(args, {
    complete: { type: 'boolean', default: false },
  });
  const [version, ...others] = positionals;
  if (version === undefined || others.length > 0) throw new UsageError('Name one version.');
  if (!isVersionName(version)) {
    throw new UsageError(`"${version}" is no name of a version. ${VERSION_NAMES}.`);
  }
  await (values.complete ? complete(version) : cut(version));
});
