import { defineConfig } from '@playwright/test';
import { CHROMIUM_HELP, findChromium } from './tools/chromium/find-chromium.mts';

const PORT = Number(process.env.E2E_PORT ?? 4173);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const executablePath = findChromium();
if (!executablePath) throw new Error(CHROMIUM_HELP);

/** Tests that must pass however late the app's code arrives, or if it never does. */
const ANY_ARRIVAL = /@any-arrival/;

export default defineConfig({
  testDir: './tests',
  testMatch: ['e2e/**/*.spec.mts', 'a11y/**/*.spec.mts'],
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: ORIGIN,
    locale: 'en-US',
    // Not a first visit: that one may lead to another language, and has tests of its own.
    storageState: {
      cookies: [],
      origins: [{ origin: ORIGIN, localStorage: [{ name: 'rslib.visited', value: '1' }] }],
    },
    launchOptions: {
      executablePath,
      // Chromium's own sandbox needs a user other than root, which containers often lack.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  projects: [
    { name: 'app at once' },
    { name: 'app two seconds late', grep: ANY_ARRIVAL, metadata: { arrival: 'late' } },
    { name: 'app never', grep: ANY_ARRIVAL, metadata: { arrival: 'never' } },
  ],
});
