import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { findTestChromium } from '../../tools/chromium/find-chromium.mts';
import { createStaticHost, listen, resolveFile } from '../../tools/serve/static-host.mts';
import type { FixtureSite } from './fixture-site.mts';
import { startApp } from './app.mts';
import { sharedSite } from './shared-site/shared-site.mts';

const DESKTOP: BrowserContextOptions = {
  locale: 'en-US',
  serviceWorkers: 'block',
  viewport: { width: 1440, height: 800 },
};

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findTestChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
  });

/**
 * A small site in a real browser, for a test file: the one that many files share, or one of its own
 * that is built once before the tests. Each test gets a page of its own, and fails if its page
 * reported an error.
 */
export class VisitedSite {
  site!: FixtureSite;
  page!: Page;
  /** Where the site is: the host, and the base path without its last slash. */
  origin = '';
  /** Errors of the page so far; a test that causes some on purpose empties it. */
  problems: string[] = [];
  /** Problems that the running test causes on purpose, however late the browser reports them. */
  expected: RegExp | undefined;
  /** How long the last build took. */
  buildMs = 0;

  private browser: Browser | undefined;
  private readonly close: (() => void)[] = [];

  constructor(
    private readonly create: 'shared' | (() => Promise<FixtureSite>),
    private readonly context: BrowserContextOptions = DESKTOP,
    /** Time limit for creating and building; by default the configuration's. */
    startTimeoutMs?: number,
    private readonly buildEnv: Record<string, string> = {},
  ) {
    beforeAll(() => this.start(), startTimeoutMs);
    beforeEach(() => this.newPage());
    afterEach(async () => {
      // Closing breaks off what a page still fetches; that is none of the test's problems.
      const found = this.problems.filter((problem) => !this.expected?.test(problem));
      await this.page.context().close();
      expect(found).toEqual([]);
    });
    afterAll(() => this.stop());
  }

  /** Opens an address of the site and waits until the app has started. */
  async open(at: string): Promise<void> {
    await this.page.goto(this.origin + at);
    await startApp(this.page);
  }

  /** Builds what the site has become and serves it from now on. */
  async rebuild(): Promise<void> {
    const started = performance.now();
    const { code, output } = await this.site.build(this.buildEnv);
    this.buildMs = performance.now() - started;
    if (code !== 0) throw new Error(output);
    await this.serve();
  }

  /** What the host answers an address with; empty where it is missing. */
  async built(address: string): Promise<string> {
    const file = resolveFile(path.join(this.site.dir, 'build'), address);
    return file ? fs.readFile(file, 'utf8') : '';
  }

  private async serve(): Promise<void> {
    const root = path.join(this.site.dir, 'build');
    const baseUrl = this.buildEnv.BASE_URL ?? '/';
    const server = createStaticHost({ root, baseUrl });
    this.origin = `http://127.0.0.1:${await listen(server, 0)}${baseUrl.slice(0, -1)}`;
    this.close.push(() => server.close());
  }

  private async start(): Promise<void> {
    this.browser = await launchBrowser();
    if (this.create === 'shared') {
      this.site = sharedSite().site;
      return this.serve();
    }
    this.site = await this.create();
    await this.rebuild();
  }

  /** Replaces the page of the running test by one of a new visitor. */
  async newPage(context: BrowserContextOptions = {}): Promise<Page> {
    this.problems = [];
    this.expected = undefined;
    const visitor = await this.browser!.newContext({ ...this.context, ...context });
    this.page = await visitor.newPage();
    const documents = new Set<string>();
    this.page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.add(request.url());
    });
    this.page.on('pageerror', (error) => this.problems.push(error.message));
    this.page.on('console', (message) => {
      const { url } = message.location();
      // A missing page is visited on purpose; the browser reports its status, or does not.
      const isMissingPage = documents.has(url) && message.text().includes('status of 404');
      if (message.type() === 'error' && !isMissingPage)
        this.problems.push(`${message.text()} (${url})`);
    });
    return this.page;
  }

  private async stop(): Promise<void> {
    for (const close of this.close) close();
    await this.browser?.close();
    if (this.create !== 'shared') await this.site?.remove();
  }
}
