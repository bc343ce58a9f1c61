import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PAGE_INDEX_FILE, type PageIndexEntry } from '../../src/plugins/page-data/contract';
import { readSiteEnvironment } from '../../src/site/environment';
import { DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS, type Locale } from '../../src/site/locales';
import { OFFLINE_TEXTS } from '../../src/site/offline';
import { SITE_OPTIONS } from '../../src/site/options';
import { MOVED_TEXTS, REDIRECTS } from '../../src/site/redirects';
import { findRedirectProblems } from '../addresses/find-redirect-problems.mts';
import { TRANSLATIONS_VARIABLE } from '../../src/lib/translation/places';
import { ARCHIVING_VARIABLE, readArchived } from '../../src/lib/versions/places';
import { addArchivedVersion } from './archived-versions.mts';
import { composeNotFound } from './compose-not-found.mts';
import { describeFaults, prepareTranslations } from './effective-translations.mts';
import { placePages } from './place-pages.mts';
import { writeOffline } from './write-offline.mts';
import { writeRedirects } from './write-redirects.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run build [-- --out-dir <folder>]

Builds both languages into build/ (or the given folder). The folder is replaced at the very end:
where anything fails, the last good build stays.`;

function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(signal ? `stopped by ${signal}` : `ended with exit code ${code}`));
    });
  });
}

async function readIndex(folder: string): Promise<PageIndexEntry[]> {
  return JSON.parse(
    await fs.readFile(path.join(folder, PAGE_INDEX_FILE), 'utf8'),
  ) as PageIndexEntry[];
}

/** Pages without a source of their own; search is there only where somebody answers it. */
const OTHER_PAGES = ['blog/', 'i18n-status', 'search'];

/** Keeps the old addresses of one language answering. Throws with every entry that cannot be. */
async function redirectMoved(
  outDir: string,
  locale: Locale,
  localeBase: string,
  pages: readonly Pick<PageIndexEntry, 'routePath' | 'toc'>[],
): Promise<void> {
  const ids = pages.map(({ routePath, toc }): [string, Set<string>] => [
    `/${routePath.slice(localeBase.length)}`,
    new Set(toc.map(({ id }) => id)),
  ]);
  const problems = findRedirectProblems(REDIRECTS, new Map(ids));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { htmlLang } = LOCALE_CONFIGS[locale];
  const { url: siteUrl } = readSiteEnvironment(process.env);
  const texts = MOVED_TEXTS[locale];
  await writeRedirects(REDIRECTS, { outDir, localeBase, siteUrl, htmlLang, texts });
}

/** Turns what Docusaurus wrote into what a plain static host can serve. */
async function finish(outDir: string): Promise<void> {
  const { baseUrl } = readSiteEnvironment(process.env);
  const routes: string[] = [];
  const moved: string[] = [];
  const versions = new Set<string>();
  for (const locale of LOCALES) {
    const folder = locale === DEFAULT_LOCALE ? '' : locale;
    const localeBase = folder ? `${baseUrl}${folder}/` : baseUrl;
    const dir = path.join(outDir, folder);
    const pages = await readIndex(dir);
    const others = OTHER_PAGES.filter((page) => existsSync(path.join(dir, page, 'index.html'))).map(
      (page) => ({ routePath: localeBase + page, toc: [] }),
    );
    const leaves = await placePages(dir, localeBase, [...pages, ...others]);
    console.log(`${locale}: ${pages.length} pages, ${leaves} of them leaves`);
    await redirectMoved(dir, locale, localeBase, [...pages, ...others]);
    moved.push(...REDIRECTS.map(({ from }) => localeBase + from.slice(1)));
    routes.push(...pages.map((page) => page.routePath), ...others.map((page) => page.routePath));
    for (const { version } of pages) if (version) versions.add(version);
  }
  // A build for the archive of one version needs none of the others.
  for (const manifest of process.env[ARCHIVING_VARIABLE] ? [] : readArchived(ROOT)) {
    await addArchivedVersion(ROOT, outDir, manifest, baseUrl);
    routes.push(...manifest.routes);
    versions.add(manifest.version);
    console.log(`${manifest.version}: ${manifest.routes.length} pages from the archive`);
  }
  await composeNotFound({
    outDir,
    locales: LOCALES.map((locale) => ({
      locale,
      folder: locale === DEFAULT_LOCALE ? '' : locale,
      htmlLang: LOCALE_CONFIGS[locale].htmlLang,
    })),
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
  // Last: the service worker is named after everything else.
  if (SITE_OPTIONS.offline && !process.env[ARCHIVING_VARIABLE]) {
    await writeOffline({
      root: ROOT,
      outDir,
      baseUrl,
      languages: LOCALES.map((locale) => ({
        locale,
        folder: locale === DEFAULT_LOCALE ? '' : locale,
        htmlLang: LOCALE_CONFIGS[locale].htmlLang,
        texts: OFFLINE_TEXTS[locale],
      })),
    });
  }
}

/** Puts the finished folder in the place of the old one, with two renames. */
async function swap(next: string, target: string): Promise<void> {
  const old = `${target}.old`;
  await fs.rm(old, { recursive: true, force: true });
  await fs.rename(target, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await fs.rename(next, target);
  await fs.rm(old, { recursive: true, force: true });
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return;
  }
  const [flag, value, ...rest] = args;
  if (flag !== undefined && (flag !== '--out-dir' || !value || rest.length > 0)) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const target = path.resolve(ROOT, value ?? 'build');
  const next = `${target}.next`;
  const started = performance.now();
  try {
    readSiteEnvironment(process.env);
    await fs.rm(next, { recursive: true, force: true });
    const docusaurus = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    // Who prepared a folder already, such as the pseudo-locale, has it built as it is.
    const prepared = process.env[TRANSLATIONS_VARIABLE];
    const translations = prepared
      ? { folder: prepared, faults: [] }
      : await prepareTranslations(ROOT);
    if (translations.faults.length > 0) console.warn(describeFaults(translations.faults));
    await run(process.execPath, [docusaurus, 'build', '--out-dir', next], {
      [TRANSLATIONS_VARIABLE]: translations.folder,
    });
    await finish(next);
    await swap(next, target);
  } catch (error) {
    await fs.rm(next, { recursive: true, force: true });
    console.error(`\nBuild failed: ${(error as Error).message}`);
    console.error(`${path.relative(ROOT, target)}/ is as it was before.`);
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${path.relative(ROOT, target)}/ in ${seconds} s.`);
}

await main(process.argv.slice(2));
