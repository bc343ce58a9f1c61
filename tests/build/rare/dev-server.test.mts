import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import { spawn, type ChildProcess } from 'node:child_process';
import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FixtureSite, pageSource } from '../../lib/fixture-site.mts';
import { launchBrowser } from '../../lib/visited-site.mts';

const PORT = 4287;
/** How long one step may take. */
const STEP_MS = 90_000;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const OVERLAY = '#webpack-dev-server-client-overlay';
const PAGES = {
  '/guide/basic/cli': 'docs/guide/basic/cli.mdx',
  '/zh/guide/basic/cli': 'i18n/zh/docusaurus-plugin-content-docs/current/guide/basic/cli.mdx',
};
const BROKEN = 'i18n/zh/docusaurus-plugin-content-docs/current/config/index.mdx';
/** Leads to a page that only exists in English, by its file. */
const LINKING = `${pageSource('Linking')}\n[Away](./guide/start/quick-start.mdx)\n`;

let site: FixtureSite;
let server: ChildProcess;
let browser: Browser;
/** What the command has printed. */
let log = '';

beforeAll(async () => {
  site = await FixtureSite.create();
  await site.write(PAGES['/zh/guide/basic/cli'], pageSource('命令行'));
  await site.write(BROKEN, '<Broken {\n');
  await site.write('i18n/zh/docusaurus-plugin-content-docs/current/linking.mdx', LINKING);
  await site.write('docs/linking.mdx', LINKING);
  const english = PAGES['/guide/basic/cli'];
  const page = await site.read(english);
  await site.write(english, page.replace('title: ', 'title: a: '));
  server = spawn(
    process.execPath,
    ['--import=tsx', 'tools/dev/start.mts', '--port', String(PORT)],
    { cwd: site.dir, env: { ...process.env, NODE_ENV: undefined } },
  );
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout!, server.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes('Both languages are ready')) resolve();
      });
    }
    server.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${log}`)));
  });
  // A language that cannot start shows the reason at its addresses, and starts after the fix.
  const isExplained = async () => {
    const answer = await fetch(`${ORIGIN}/guide/basic/cli`).then((one) => one.text(), String);
    return answer.includes(`${english}: broken front matter on line 2`);
  };
  while (server.exitCode === null && !(await isExplained())) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await site.write(english, page);
  await ready;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
  await site.remove();
});

/** A page whose steps may wait for a server that is bundling on a busy machine. */
async function openPage(locale: string): Promise<Page> {
  const page = await browser.newPage({ locale });
  page.setDefaultTimeout(STEP_MS);
  return page;
}

/** The bundler reloads pages by their sources; a full load brings the data about them. */
async function reloadUntil(page: Page, what: Locator, count: number): Promise<void> {
  const find = async () => {
    // Notices come with a file of their own, which the app asks for when it draws the page.
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText(/^Text of/).waitFor();
    return what.count();
  };
  await expect.poll(find, { timeout: STEP_MS }).toBe(count);
}

it.each(Object.entries(PAGES))(
  '%s reloads live and recovers from a fault @F131',
  async (path, file) => {
    const page = await openPage(path.startsWith('/zh') ? 'zh-CN' : 'en-US');
    await page.goto(ORIGIN + path);
    await page.getByText(/^Text of/).waitFor();
    await page.evaluate(() => Object.assign(window, { marker: true }));
    const original = await site.read(file);

    await site.write(file, `${original}\nA new sentence.\n`);
    await page.getByText('A new sentence.').waitFor();
    expect(await page.evaluate(() => 'marker' in window), 'without a full load').toBe(true);

    const faults = {
      'Unexpected end of file': `${original}\n<Broken {\n`,
      '{undefinedName} is code': `${original}\n{undefinedName}\n`,
      'broken front matter on line 2': original.replace('title: ', 'title: a: '),
    };
    for (const [cause, broken] of Object.entries(faults)) {
      await site.write(file, broken);
      const says = page.frameLocator(OVERLAY).locator('body');
      await says.getByText(cause).first().waitFor();
      const text = await says.innerText();
      expect(text, cause).toContain(file);
      expect(text, 'the file that is edited, not a copy').not.toContain('.docusaurus-i18n');
      await site.write(file, original);
      await page.locator(OVERLAY).waitFor({ state: 'detached' });
      await page.getByText(/^Text of/).waitFor();
    }
    await page.close();
  },
);

// Which names and origins are answered: tools/serve/own-hosts.mts.
it('answers this machine only', async () => {
  const headers = { host: 'attacker.example' };
  const request = http.get({ host: '127.0.0.1', port: PORT, path: '/zh/', headers });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(403);
  const other = Object.values(os.networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4');
  const outside = net.connect(PORT, other?.address ?? '127.0.0.2');
  await expect(once(outside, 'connect')).rejects.toThrow('ECONNREFUSED');
});

it('a mistake in the sidebars is told in one line, and a change of them is shown', async () => {
  const original = await site.read('sidebars.ts');
  const page = await openPage('en-US');
  await page.goto(`${ORIGIN}/guide/basic/cli`);
  const said = log.length;
  await site.write('sidebars.ts', original.replace("'config/index'", "'config/none'"));
  await expect.poll(() => log.slice(said), { timeout: STEP_MS }).toContain('config/none');
  expect(log.slice(said).trim()).toMatch(
    /^\[\w+\] sidebars.ts: there is no page config\/none\. .*$/,
  );
  const group = `{ type: 'category', label: 'New group', items: ['config/index'] }`;
  await site.write('sidebars.ts', original.replace("'config/index'", group));
  await page.getByText('New group').first().waitFor();
  await site.write('sidebars.ts', original);
  await page.close();
});

it('the language switch leads from one server to the other', async () => {
  const page = await openPage('en-US');
  await page.goto(`${ORIGIN}/guide/basic/cli#first`);
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await page.getByText('Text of 命令行').waitFor();
  expect(page.url()).toBe(`${ORIGIN}/zh/guide/basic/cli#first`);
  await page.close();
});

it('shows a translator what changed, and falls silent once it is accepted', async () => {
  const [english, chinese] = Object.values(PAGES) as [string, string];
  const cli = (...args: string[]) =>
    site.run(['--import=tsx', 'packages/translations/cli/cli.mts', ...args]);
  // Git keeps the English that is accepted.
  site.git('init', '--quiet');
  expect((await cli('accept', 'guide/basic/cli')).code).toBe(0);
  const page = await openPage('zh-CN');
  await page.goto(`${ORIGIN}/zh/guide/basic/cli`);
  await page.getByText(/^Text of/).waitFor();
  const review = page.getByRole('button', { name: 'Review', exact: true });
  expect(await review.count()).toBe(0);

  await site.write(english, (await site.read(english)).replace('More.', 'Much more.'));
  await reloadUntil(page, review, 1);
  await review.click();
  const dialog = page.getByRole('dialog', { name: 'Review of the translation' });
  await dialog.getByRole('heading', { name: 'First', level: 2 }).waitFor();
  expect(await dialog.locator('del').allTextContents()).toEqual(['More']);
  expect(await dialog.locator('ins').allTextContents()).toEqual(['Much more']);
  expect(await dialog.locator('pre[lang=zh-CN]').textContent()).toContain(
    (await site.read(chinese)).split('\n').at(-2),
  );
  const command = await dialog.locator('code').textContent();
  expect(command).toBe('npm run i18n accept guide/basic/cli first');

  expect((await cli(...command!.split(' ').slice(3))).code).toBe(0);
  await reloadUntil(page, page.getByRole('note'), 0);
  await page.close();
});

it('shows English for a missing or broken page, as a build does, until it is fixed', async () => {
  const page = await openPage('zh-CN');
  await page.goto(`${ORIGIN}/zh/linking`);
  await page.getByRole('link', { name: 'Away' }).click();
  await page.getByText('Text of guide/start/quick-start').waitFor();
  await page.getByRole('note').getByText('This page is not translated yet').waitFor();

  await page.goto(`${ORIGIN}/zh/config/`);
  await page.getByText('Text of config/index').waitFor();
  await page.getByRole('note').getByText('The translation of this page cannot be shown').waitFor();
  expect(await page.locator('article').getAttribute('lang')).toBe('en');
  await site.write(BROKEN, pageSource('配置'));
  await page.getByText('Text of 配置').waitFor();
  await expect.poll(() => page.getByRole('note').count(), { timeout: STEP_MS }).toBe(0);
  await page.close();
});
