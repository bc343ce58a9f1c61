import path from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Host } from './host.mts';

/** When the app's own code reaches the browser. */
export type Arrival = 'at once' | 'late' | 'never';

const LATE_MS = 2000;
/** Addresses of the files of the app. */
export const APP_CODE = /\/assets\/js\/[^/]+\.js$/;

interface Fixtures {
  /** A first visit may lead to another language; it has tests of its own. */
  isFirstVisit: boolean;
  arrival: Arrival;
  /** Problems of the page; every test ends with a check for them. */
  problems: string[];
  siteHost: Host;
  /** Opens a further page beside the test's own, watched and served in the same way. */
  openPage: () => Promise<Page>;
}

interface WorkerFixtures {
  startHost: (site: keyof typeof BUILDS) => Promise<Host>;
}

/** Tests of components read a small site, which a change of a page leaves as it is. */
const BUILDS = { shared: '.cache/shared-site/build', real: 'build' } as const;
const ROOT = path.resolve(import.meta.dirname, '../..');
const COMPONENTS = path.join(ROOT, 'tests/components');

function markVisited(): void {
  try {
    localStorage.setItem('rslib.visited', '1');
  } catch {
    // An empty page has no storage.
  }
}

/** Console errors that are not faults of the page: a status that the test asked for. */
const EXPECTED = /the server responded with a status of 404/;

/** Hosts that a test's page may ask without a failure: its own, and the test's. */
const OWN_HOSTS = new Set(['127.0.0.1', 'localhost']);

/** Every page of every test: no other host learns that it was read, and nothing is stored. */
function watchPrivacy(context: BrowserContext, problems: string[]): void {
  context.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && !OWN_HOSTS.has(hostname))
      problems.push(`request to another host: ${href}`);
  });
  context.on('response', (response) => {
    if (response.headers()['set-cookie']) problems.push(`sets a cookie: ${response.url()}`);
  });
}

async function watch(page: Page, problems: string[], arrival: Arrival): Promise<void> {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || EXPECTED.test(message.text())) return;
    // Held-back scripts are reported as failed by the browser.
    if (arrival === 'never' && /net::ERR_FAILED/.test(message.text())) return;
    problems.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void })
        .reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

async function holdBack(page: Page, arrival: Arrival): Promise<void> {
  if (arrival === 'at once') return;
  await page.route(APP_CODE, async (route) => {
    if (arrival === 'never') return route.abort();
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    return route.continue().catch(() => undefined);
  });
}

/**
 * The site's test: a policy violation, an uncaught error, an error in the console, a request to
 * another host or a cookie fails it, and the project decides when the app arrives.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  startHost: [
    async ({}, use) => {
      const hosts = new Map<keyof typeof BUILDS, Promise<Host>>();
      await use((site) => {
        const host = hosts.get(site) ?? Host.start(path.join(ROOT, BUILDS[site]));
        hosts.set(site, host);
        return host;
      });
      for (const host of hosts.values()) (await host).close();
    },
    { scope: 'worker' },
  ],
  siteHost: async ({ startHost }, use, { file }) =>
    use(await startHost(file.startsWith(COMPONENTS + path.sep) ? 'shared' : 'real')),
  baseURL: async ({ siteHost }, use) => use(siteHost.origin),
  isFirstVisit: [false, { option: true }],
  permissions: ({}, use) => use(['clipboard-read', 'clipboard-write']),
  context: async ({ context, isFirstVisit }, use) => {
    // By a script: a stored state costs every test a visit of its own.
    if (!isFirstVisit) await context.addInitScript(markVisited);
    await use(context);
  },
  arrival: async ({}, use, testInfo) => {
    await use((testInfo.project.metadata.arrival as Arrival | undefined) ?? 'at once');
  },
  problems: [
    async ({ page, arrival, siteHost }, use) => {
      siteHost.asked.clear();
      const problems: string[] = [];
      watchPrivacy(page.context(), problems);
      await watch(page, problems, arrival);
      await holdBack(page, arrival);
      await use(problems);
      // Problems after a test has said that it expects no more are ignored.
      const found = [...problems];
      for (const { name } of await page.context().cookies()) found.push(`cookie: ${name}`);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
  openPage: async ({ context, problems, arrival }, use) => {
    await use(async () => {
      const page = await context.newPage();
      await watch(page, problems, arrival);
      await holdBack(page, arrival);
      return page;
    });
  },
});

export { expect };

export {
  askForApp,
  changeHtml,
  holdRequests,
  openApp,
  savingData,
  startApp as appStarted,
  withoutSpeculation,
} from './app.mts';

export { LANGUAGES, inLang, text, type Lang } from './texts.mts';

/** What was copied last. */
export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

export { casesOf, inTurn } from './scope.mts';
