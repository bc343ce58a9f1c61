import type http from 'node:http';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { findTestChromium } from '../../tools/chromium/find-chromium.mts';
import { createStaticHost, listen } from '../../tools/serve/static-host.mts';
import { FixtureSite } from './fixture-site.mts';
import { visitAddresses } from './visit-addresses.mts';

/** A small site of its own for each test of a file, and a browser that visits what was built. */
export class Deployment {
  site!: FixtureSite;
  private browser!: Browser;
  private server: http.Server | undefined;

  constructor() {
    beforeAll(async () => {
      this.browser = await chromium.launch({
        executablePath: findTestChromium(),
        chromiumSandbox: process.getuid?.() !== 0,
      });
    });
    afterAll(() => this.browser.close());
    beforeEach(async () => {
      this.site = await FixtureSite.create();
    });
    afterEach(async () => {
      this.server?.close();
      this.server = undefined;
      await this.site.remove();
    });
  }

  /** Serves the build below a path and opens addresses of it one by one. */
  async visit(baseUrl: string, paths: readonly string[]) {
    this.server = createStaticHost({ root: path.join(this.site.dir, 'build'), baseUrl });
    const origin = `http://127.0.0.1:${await listen(this.server, 0)}`;
    return visitAddresses(this.browser, origin, paths);
  }
}
