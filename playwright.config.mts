import { defineConfig } from '@playwright/test';
import { CHROMIUM_HELP, findChromium, findTestChromium } from './tools/chromium/find-chromium.mts';

const executablePath = findTestChromium();
if (!executablePath) throw new Error(CHROMIUM_HELP);

/** Tests that must pass however late the app's code arrives, or if it never does. */
const NO_HYDRATION = /@no-hydration/;

const launchOptions = {
  executablePath,
  // Chromium's own sandbox needs a user other than root, which containers often lack.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
};

export default defineConfig({
  testDir: './tests',
  testMatch: '{components,pages,a11y,rare}/*.spec.mts',
  outputDir: './test-results',
  snapshotPathTemplate: 'tests/visual/screenshots/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: 'list',
  // Few enough to notice a small icon that moved by two pixels, which a test makes sure of.
  expect: { toHaveScreenshot: { maxDiffPixels: 40, threshold: 0.1, animations: 'disabled' } },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that fails twice has failed. One that fails once is listed as flaky, to be fixed.
  retries: 1,
  timeout: 30_000,
  use: {
    locale: 'en-US',
    // Tests answer requests themselves; a service worker would be asked first. It has its own spec.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    // On the small site that tests share, which a change of a page leaves as it is.
    { name: 'components', testMatch: 'components/*.spec.mts' },
    // On the real site.
    { name: 'pages', testMatch: '{pages,a11y}/*.spec.mts' },
    // What readers meet seldom: it is tried before a release.
    { name: 'rare', testMatch: 'rare/*.spec.mts' },
    { name: 'app-late', grep: NO_HYDRATION, metadata: { arrival: 'late' } },
    { name: 'app-never', grep: NO_HYDRATION, metadata: { arrival: 'never' } },
    {
      name: 'look',
      testMatch: 'visual/*.spec.mts',
      use: {
        launchOptions: {
          ...launchOptions,
          // The headless shell draws letters a little differently.
          executablePath: findChromium(),
          args: [...launchOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
        },
      },
    },
  ],
});
