// cspell:ignore framenavigated
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { run } from './consumer.mts';
import type { Bundler, Program } from './recipe.mts';

const BUILD_APP = path.join(import.meta.dirname, 'build-app.mjs');
/** Where the bundlers are, as a place that they are required from. */
const BUNDLERS_FROM = path.join(import.meta.dirname, 'packages/package.json');
/** Answered from a folder: nothing listens there. */
const ADDRESS = 'http://localhost/';
/** An app that has not printed what it should by then has failed. */
const WAIT_MS = 5000;
const STEP_MS = 50;
const START_MS = 20_000;

export function missingBundlers(bundlers: readonly Bundler[]): Bundler[] {
  const { resolve } = createRequire(BUNDLERS_FROM);
  return bundlers.filter((name) => {
    try {
      return !resolve(name === 'rsbuild' ? '@rsbuild/core' : name.replace('-dev', ''));
    } catch {
      return true;
    }
  });
}

/** What a page prints, with its errors and failed requests, until it is what was expected. */
async function visit(
  browser: Browser,
  url: string,
  expected: string,
  files?: string,
): Promise<string> {
  const page = await browser.newPage();
  let printed: string[] = [];
  // The server of Vite loads a page again when it has found what it imports.
  page.on('framenavigated', () => (printed = []));
  page.on('console', (message) => {
    if (['log', 'error'].includes(message.type())) printed.push(message.text());
  });
  page.on('pageerror', (error) => printed.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400)
      printed.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  if (files !== undefined) {
    await page.context().route(`${ADDRESS}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = path.join(files, pathname === '/' ? 'index.html' : pathname);
      const exists = await fs.access(file).then(
        () => true,
        () => false,
      );
      await route.fulfill(exists ? { path: file } : { status: 404, body: '' });
    });
  }
  try {
    await page.goto(url);
    for (let waited = 0; waited < WAIT_MS && printed.join('\n') !== expected; waited += STEP_MS) {
      await setTimeout(STEP_MS);
    }
    return printed.join('\n');
  } finally {
    await page.context().close();
  }
}

async function visitServer(dir: string, browser: Browser, expected: string): Promise<string> {
  const server = spawn(process.execPath, [BUILD_APP, 'vite-dev', BUNDLERS_FROM], { cwd: dir });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      const onText = (text: string): void => {
        said += text;
        const address = /^http:\/\/localhost:\d+\/$/m.exec(said);
        if (address) resolve(address[0]);
      };
      for (const stream of [server.stdout, server.stderr])
        stream.setEncoding('utf8').on('data', onText);
      server.once('close', () => reject(new Error(said)));
      void setTimeout(START_MS, undefined, { ref: false }).then(() => reject(new Error(said)));
    });
    return await visit(browser, url, expected);
  } finally {
    server.kill();
  }
}

/** What an app prints that imports the package, built or served by a bundler. */
export async function runApp(
  dir: string,
  bundler: Bundler,
  { code, prints }: Program,
  browser: Browser,
): Promise<string> {
  await fs.rm(path.join(dir, 'dist'), { recursive: true, force: true });
  await fs.writeFile(path.join(dir, 'app.js'), code);
  const page = '<!doctype html><body><script type="module" src="./app.js"></script>\n';
  await fs.writeFile(path.join(dir, 'index.html'), page);
  const expected = prints.trim();
  if (bundler === 'vite-dev') return visitServer(dir, browser, expected);
  const { isOk, how, output } = await run(dir, process.execPath, [
    BUILD_APP,
    bundler,
    BUNDLERS_FROM,
  ]);
  if (!isOk) return `the build ${how}\n${output}`;
  return visit(browser, ADDRESS, expected, path.join(dir, 'dist'));
}

/** What a page prints that loads files of the packages with script tags. */
export async function runPage(
  dir: string,
  { code, prints }: Program,
  browser: Browser,
): Promise<string> {
  await fs.writeFile(path.join(dir, 'index.html'), `<!doctype html><body>${code}\n`);
  return visit(browser, ADDRESS, prints.trim(), dir);
}
