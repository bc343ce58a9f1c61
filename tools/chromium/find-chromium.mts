import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The browser without its windows: the same pages in half the time, so tests take it first. */
const HEADLESS_SHELLS = ['/usr/lib/chromium/chromium-headless-shell'];
const LINUX = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];
const MACOS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const WINDOWS = ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe'];

function systemPaths(): string[] {
  if (process.platform === 'darwin') return MACOS;
  if (process.platform !== 'win32') return LINUX;
  const { ProgramFiles, LOCALAPPDATA, 'ProgramFiles(x86)': programFiles32 } = process.env;
  return [ProgramFiles, programFiles32, LOCALAPPDATA].flatMap((folder) =>
    folder ? WINDOWS.map((file) => path.join(folder, file)) : [],
  );
}

/** The advice for a machine without one, in one line. */
export const CHROMIUM_HELP =
  'No Chromium found: run "npx playwright install chromium", or set CHROMIUM_PATH to one.';

/**
 * The Chromium to use: the one that CHROMIUM_PATH names, else one of the system, else the one
 * that Playwright downloaded. Undefined where there is none, and where CHROMIUM_PATH leads nowhere,
 * so that another browser than the chosen one is never measured.
 */
export function findChromium(): string | undefined {
  return find([]);
}

/** The Chromium to test with: the same, after a headless shell of the system. */
export function findTestChromium(): string | undefined {
  return find(process.platform === 'linux' ? HEADLESS_SHELLS : []);
}

/** Both of them by file and version; nothing where there is none. */
export const describeChromium = (): string =>
  [findTestChromium(), findChromium()]
    .flatMap((file) => (file ? [`${file} ${versionOf(file)}`] : []))
    .join('\n');

export function versionOf(file: string): string | undefined {
  try {
    return execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

function find(first: readonly string[]): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  // A file that is not a browser would fail every test by itself.
  if (wanted && !/chromium|chrome/i.test(versionOf(wanted) ?? '')) return undefined;
  const candidates = wanted ? [wanted] : [...first, ...systemPaths(), chromium.executablePath()];
  return candidates.find((file) => fs.existsSync(file));
}
