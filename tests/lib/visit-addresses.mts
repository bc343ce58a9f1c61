import type { Browser } from '@playwright/test';
import { startApp } from './app.mts';

/** Opens addresses one by one and tells where each led, and what went wrong. */
export async function visitAddresses(browser: Browser, origin: string, paths: readonly string[]) {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.addInitScript(() => localStorage.setItem('rslib.visited', '1'));
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) {
      problems.push(message.text());
    }
  });
  const seen: Record<string, { path: string; heading: string; lang: string; home: string }> = {};
  for (const at of paths) {
    await page.goto(origin + at);
    await startApp(page);
    seen[at] = {
      path: new URL(page.url()).pathname,
      heading: (await page.locator('h1').allTextContents())[0] ?? '',
      lang: (await page.locator('html').getAttribute('lang')) ?? '',
      home: (await page.locator('header a').first().getAttribute('href')) ?? '',
    };
    const takeMeHome = page.getByRole('link', { name: 'Take me home' });
    if (await takeMeHome.count()) seen[at].home = (await takeMeHome.getAttribute('href')) ?? '';
  }
  await page.close();
  return { seen, problems };
}
