import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_HELP, findChromium } from '../../tools/chromium/find-chromium.mts';
import {
  EXIT,
  UsageError,
  parseFlags,
  runCommand,
  showProgress,
} from '@rslib-docs/kit/node/command';
import { openBenchHost } from '../measure/host.mts';
import { RESULTS, describeMachine, oneMinuteLoad, writeWhole } from '../report/results.mts';
import { install } from '../sites/project.mts';
import { ROOT, WORK } from '../sites/site.mts';
import { CATEGORIES, formatTable, readReport, type Audit, type Report } from './report.mts';

const PACKAGES = path.join(WORK, 'lighthouse');
const DEFAULT_RUNS = 5;
/** Pages of each kind, and the language of the browser in which they are read. */
const PAGES: readonly [route: string, language: string][] = [
  ['/', 'en-US'],
  ['/guide/basic/cli', 'en-US'],
  ['/blog/introducing-rslib', 'en-US'],
  ['/zh/guide/basic/cli', 'zh-CN'],
];

const USAGE = `Usage: npm run --prefix bench lighthouse [-- <flags>]

Audits pages of build/ with Lighthouse as it audits phones, in turn, and writes every audit to
bench/results/lighthouse.json, with a table of the medians in lighthouse.md beside it.

  --runs <n>   audits of each page, ${DEFAULT_RUNS} by default
  --root <dir> another build
  --help       print this text

Chromium: CHROMIUM_PATH, else one of the system, else the one that Playwright downloaded.
Exit codes: 0 audited, 1 something failed, 2 wrong usage.`;

function read(args: readonly string[]): { runs: number; root: string } {
  const values = parseFlags(args, {
    runs: { type: 'string', default: String(DEFAULT_RUNS) },
    root: { type: 'string', default: 'build' },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs needs a number above 0.');
  return { runs, root: path.resolve(ROOT, values.root) };
}

/** The parts of Lighthouse's packages that are used here; they are installed when they are needed. */
interface Packages {
  lighthouse(url: string, flags: object): Promise<{ lhr: Report } | undefined>;
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

async function loadPackages(): Promise<Packages> {
  await install(path.join(ROOT, 'bench/lighthouse'), PACKAGES);
  const load = (file: string) =>
    import(pathToFileURL(path.join(PACKAGES, 'node_modules', file)).href) as Promise<unknown>;
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as {
    default: Packages['lighthouse'];
  };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Pick<Packages, 'launch'>;
  return { lighthouse, launch };
}

/** Audits a page; Lighthouse empties storage and cache before it does. */
async function audit(
  { lighthouse, launch }: Packages,
  url: string,
  language: string,
  chromePath: string,
): Promise<Audit> {
  const chromeFlags = ['--headless=new', `--accept-lang=${language}`];
  // Chromium's own sandbox needs a user other than root, which containers often lack.
  if (process.getuid?.() === 0) chromeFlags.push('--no-sandbox');
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const flags = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    return readReport(result.lhr, url);
  } finally {
    chrome.kill();
  }
}

await runCommand(USAGE, async (args) => {
  const { runs, root } = read(args);
  const chromium = findChromium();
  if (!chromium) throw new Error(CHROMIUM_HELP);
  const shown = path.relative(ROOT, root);
  if (!fs.existsSync(path.join(root, 'index.html')))
    throw new Error(`${shown}/ holds no build. Run npm run build.`);
  const packages = await loadPackages();
  const load = oneMinuteLoad();
  const host = await openBenchHost(root);
  const pages = Object.fromEntries(PAGES.map(([route]) => [route, [] as Audit[]]));
  try {
    for (let round = 1; round <= runs; round += 1) {
      for (const [route, language] of PAGES) {
        showProgress(`round ${round} of ${runs}: ${route}`);
        pages[route]!.push(await audit(packages, host.origin + route, language, chromium));
      }
    }
  } finally {
    host.close();
  }
  const conditions = {
    date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    command: [
      'npm run --prefix bench lighthouse',
      ...(args.length > 0 ? ['--', ...args] : []),
    ].join(' '),
    ...describeMachine(),
    load: [load, oneMinuteLoad()],
  };
  const table = formatTable(pages);
  const json = JSON.stringify({ conditions, pages }, null, 2);
  writeWhole(path.join(RESULTS, 'lighthouse.json'), `${json}\n`);
  const { date, command, processor, cores } = conditions;
  writeWhole(
    path.join(RESULTS, 'lighthouse.md'),
    `# Lighthouse\n\nMedians, with the lowest and the highest. Written by \`${command}\` on ${date}: ` +
      `${runs} audits of each page in turn, on ${processor}, ${cores} cores.\n\n${table}\n`,
  );
  console.log(table);
  return EXIT.ok;
});
