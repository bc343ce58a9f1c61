import fs from 'node:fs';
import path from 'node:path';
import { VERSIONS_FILE, readVersions } from '@rslib-docs/kit/node/versions';
import { Refusal, showProgress } from '@rslib-docs/kit/node/command';
import { readSiteEnvironment } from '../../src/site/environment';
import { LOCALES } from '../../src/site/locales';
import { readBuiltPages } from '../build/built-pages.mts';
import { installSources, inWorkFolder, nameVersion, sourcesOf } from './files.mts';
import { findGaps } from './find-gaps.mts';
import {
  nameRefusals,
  proofRefusals,
  runOrRefuse,
  translationRefusals,
  treeRefusals,
} from './refusals.mts';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
/** Files that a copy of the project does not need: build results, and files for tests only. */
const LEFT_OUT = /^(?:node_modules|\.git|\.cache|\.docusaurus.*|build.*|test-results|tests|bench)$/;

/** A copy of the project that can be built, with the packages of the original. */
function copyProject(root: string, to: string): void {
  for (const entry of fs.readdirSync(root).filter((name) => !LEFT_OUT.test(name))) {
    fs.cpSync(path.join(root, entry), path.join(to, entry), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(to, 'node_modules'), 'dir');
}

/** Builds the site, and says what that costs: the pages of all languages and versions. */
async function buildAndMeasure(root: string): Promise<string> {
  const started = performance.now();
  const command = ['--import=tsx', 'tools/build/build.mts'];
  await runOrRefuse(root, command, 'The site does not build with it:');
  const seconds = (performance.now() - started) / 1000;
  const build = path.join(root, 'build');
  const pages = LOCALES.flatMap((locale) => readBuiltPages(root, build, locale).all);
  const bytes = fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .map((name) => fs.statSync(path.join(build, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
  return `${pages.length} pages, ${seconds.toFixed(0)} s, ${(bytes / 1e6).toFixed(1)} MB`;
}

/** Keeps the documentation as a version; until everything is checked, in a copy of the project. */
export async function cutVersion(root: string, version: string): Promise<void> {
  const refuse = (reasons: readonly string[], what = `${version} is not cut:`) => {
    if (reasons.length > 0) throw new Refusal(what, reasons);
  };
  // Fast checks by git and versions.json come before checks that take minutes.
  refuse([...nameRefusals(root, version), ...treeRefusals(root)]);
  showProgress('Looking at the translations …');
  refuse(await translationRefusals(root));
  showProgress('Running the samples and the options …');
  refuse(await proofRefusals(root));

  await inWorkFolder(root, async (copy) => {
    copyProject(root, copy);
    await runOrRefuse(copy, [DOCUSAURUS, 'docs:version', version], `${version} is not cut:`);
    nameVersion(copy, version);
    showProgress(`Building the site with ${version}, to follow every link and anchor …`);
    const measured = await buildAndMeasure(copy);
    const { baseUrl } = readSiteEnvironment(process.env);
    const found = await findGaps(copy, path.join(copy, 'build'), version, baseUrl);
    refuse(found.gaps, `${version} is not complete:`);

    const before = readVersions(root);
    installSources(copy, root, version, [version, ...before]);
    const undo = before.length === 0 ? 'git clean -fdq' : 'git checkout';
    console.log(`\
${version} is cut and is the latest version: ${found.pages} pages in each of ${LOCALES.length} \
languages, ${found.ids} heading ids, ${found.keys} labels, all there.

A build with it: ${measured}. npm run site -- version archive takes the oldest out.

Record its addresses: npm run site -- check addresses --write

To undo it before it is committed:
  git clean -fdq -- ${sourcesOf(version).join(' ')} && ${undo} -- ${VERSIONS_FILE}
Afterwards: git revert <the commit>.`);
  });
}
