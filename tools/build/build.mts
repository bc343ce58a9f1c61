import fs from 'node:fs';
import path from 'node:path';
import { readSiteEnvironment } from '../../src/site/environment';
import { DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS, baseOfLocale } from '../../src/site/locales';
import { SITE_TITLE, STORAGE_NAMESPACE } from '../../src/site/identity';
import { OFFLINE_TEXTS } from '../../src/site/page-texts';
import { SITE_OPTIONS } from '../../src/site/options';
import { readBuiltPages } from './built-pages.mts';
import { EXIT, UsageError, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import {
  assertUsableFolder,
  assertPlainFiles,
  ifThere,
  listFiles,
} from '@rslib-docs/kit/node/files';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { writeOffline } from '@rslib-docs/offline/plugin/write-offline';
import { ARCHIVING_VARIABLE, readArchived } from '@rslib-docs/kit/node/versions';
import { missingCopyOfAll } from '../serve/missing-copy.mts';
import { addArchivedVersion } from './archived-versions.mts';
import { buildNotFound } from './build-not-found.mts';
import { describeCosts, endStep, peakMegabytes } from './costs.mts';
import { inlineCriticalCss } from '@rslib-docs/runtime/critical-css/inline-critical-css';
import { writeCleanUrls } from './clean-urls.mts';
import { redirectMoved } from './redirect-moved.mts';
import { compareWithLastBuild, keepContents, recover, swap } from './output-folder.mts';
import { writeHeaders } from './write-headers.mts';
import { writePages } from './write-pages.mts';
import { writeRobots } from './write-robots.mts';
import { writeSampleArchives } from './write-sample-archives.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILD = path.join(ROOT, 'build');
const USAGE = `Usage: npm run build [-- --force] [--profile] [--out-dir <folder>]

Builds both languages into build/ (or the given folder). The folder is replaced at the very end:
where anything fails or is interrupted, the last good build stays. Where nothing has changed since
build/ was built, it stays too.

  --force    Builds even then.
  --profile  Prints the processor time of each step at the end, and Docusaurus' own steps while
             they run.

Exit codes: 0 built, 1 failed, 2 wrong usage.`;

/** Turns what Docusaurus wrote into what a plain static host can serve. */
async function finish(outDir: string): Promise<void> {
  const { baseUrl, url: siteUrl } = readSiteEnvironment(process.env);
  const routes: string[] = [];
  const moved: string[] = [];
  const versions = new Set<string>();
  const languages = LOCALES.map((locale) => ({
    locale,
    folder: locale === DEFAULT_LOCALE ? '' : locale,
    htmlLang: LOCALE_CONFIGS[locale].htmlLang,
  }));
  const folders = languages.map(({ folder }) => folder);
  for (const { locale, folder } of languages) {
    const localeBase = baseOfLocale(locale, baseUrl);
    const dir = path.join(outDir, folder);
    const { listed, all } = readBuiltPages(ROOT, outDir, locale);
    const leaves = await writeCleanUrls(dir, localeBase, all);
    console.log(`${locale}: ${all.length} pages, ${leaves} of them leaves`);
    moved.push(...(await redirectMoved(dir, locale, localeBase, all)));
    routes.push(...listed.map(({ routePath }) => routePath));
    for (const { version } of all) if (version) versions.add(version);
  }
  endStep('addresses');
  const light = await inlineCriticalCss({ outDir, folders, baseUrl });
  console.log(`${light} pages hold their styles and start their app when it is wanted`);
  endStep('styles and order of pages');
  // A build for the archive of one version needs none of the others.
  for (const manifest of process.env[ARCHIVING_VARIABLE] ? [] : readArchived(ROOT)) {
    await addArchivedVersion(ROOT, outDir, manifest, baseUrl);
    routes.push(...manifest.routes);
    versions.add(manifest.version);
    console.log(`${manifest.version}: ${manifest.routes.length} pages from the archive`);
  }
  await buildNotFound({
    outDir,
    locales: languages,
    addresses: {
      base: baseUrl,
      defaultLocale: DEFAULT_LOCALE,
      locales: [...LOCALES],
      versions: [...versions].sort(),
      routes: routes.sort(),
      moved,
    },
    entry: path.join(ROOT, 'src/features/not-found/first-view.ts'),
  });
  endStep('404 page');
  const pages = readBuiltPages(ROOT, outDir, DEFAULT_LOCALE).all;
  const archives = await writeSampleArchives(ROOT, outDir, siteUrl, pages);
  console.log(`${archives} samples can be taken away`);
  fs.writeFileSync(path.join(outDir, '404.md'), missingCopyOfAll(baseUrl));
  const bases = LOCALES.map((locale) => baseOfLocale(locale, baseUrl));
  await writeRobots(outDir, siteUrl, bases);
  endStep('samples to take away');
  // Last: the service worker is named after everything else.
  if (SITE_OPTIONS.offline && !process.env[ARCHIVING_VARIABLE]) {
    await writeOffline({
      outDir,
      siteTitle: SITE_TITLE,
      page: {
        script: path.join(ROOT, 'src/first-view/offline-page.ts'),
        styles: path.join(ROOT, 'src/first-view/offline-page.css'),
      },
      baseUrl,
      storage: STORAGE_NAMESPACE,
      languages: languages.map((one) => ({ ...one, texts: OFFLINE_TEXTS[one.locale] })),
    });
  }
  // Runs after all pages: it allows their contents.
  await writeHeaders(outDir, baseUrl, folders);
  endStep('service worker and headers');
}

async function build(target: string): Promise<void> {
  const next = `${target}.next`;
  recover(target);
  fs.rmSync(next, { recursive: true, force: true });
  // A folder that cannot be written is known now, not after a minute.
  fs.mkdirSync(next, { recursive: true });
  const clean = () => fs.rmSync(next, { recursive: true, force: true });
  return withCleanup(async () => {
    const folder = await writePages(ROOT, next);
    await finish(folder);
    if (target === BUILD) keepContents(ROOT, folder);
    swap(folder, target);
    endStep('the new build in place of the old');
  }, clean);
}

/** The old contents of the folder are removed; it must be an earlier build. */
function replaceable(target: string): string {
  // A file in the way of the folder is reported when it is written.
  const entry = fs.existsSync(target) ? fs.statSync(target) : undefined;
  const content = entry?.isDirectory() ? fs.readdirSync(target) : [];
  const isEmpty = content.length === 0 && (!entry || entry.isDirectory());
  if (isEmpty || content.includes('404.html')) return target;
  throw new UsageError(`${target} is not a build output folder. Name another folder.`);
}

function readArguments(args: readonly string[]) {
  const {
    'out-dir': dir,
    force,
    profile,
  } = parseFlags(args, {
    'out-dir': { type: 'string', default: 'build' },
    force: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  });
  if (dir === '') throw new UsageError('--out-dir is empty.');
  return { target: replaceable(path.resolve(ROOT, dir)), isForced: force, isProfiled: profile };
}

/** How much there is to do, known before Docusaurus has begun. */
async function countPages(): Promise<string> {
  const count = async (folder: string) =>
    ((await ifThere(listFiles(path.join(ROOT, folder), '.mdx'))) ?? []).length;
  const [docs, blog, translated] = await Promise.all(['docs', 'blog', 'i18n'].map(count));
  return `${docs! + blog!} files of pages and ${translated} of their translations`;
}

/** Docusaurus says only that the configuration could not be loaded; the reason is the cause of its error. */
function messagesOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}\n${messagesOf(cause)}` : message;
}

await runCommand(USAGE, async (args) => {
  const { target, isForced, isProfiled } = readArguments(args);
  const shown = path.relative(ROOT, target);
  const started = performance.now();
  try {
    readSiteEnvironment(process.env);
    assertUsableFolder(ROOT);
    assertPlainFiles(ROOT);
    const last = target === BUILD ? await compareWithLastBuild(ROOT) : undefined;
    if (last?.isSame && !isForced) {
      console.log('build/ holds what would be built: nothing has changed since (--force builds).');
      return EXIT.ok;
    }
    console.log(`Building ${shown}/ of ${await countPages()} …`);
    if (isProfiled) process.env.DOCUSAURUS_PERF_LOGGER = 'true';
    endStep('what has changed since the last build');
    await build(target);
    last?.keep();
  } catch (error) {
    console.error(`\nBuild failed: ${messagesOf(error)}`);
    console.error(`${shown}/ was left unchanged.`);
    return EXIT.findings;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (isProfiled) console.log(`Processor time by step:\n${describeCosts()}`);
  console.log(
    `Built ${shown}/ in ${seconds} s, with ${peakMegabytes()} MB of memory at most in a process.`,
  );
  return EXIT.ok;
});
