import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { ACCEPT_LINES } from '../../tests/lib/accept-lines.mts';
import { missingCopy, missingCopyOfAll } from './missing-copy.mts';
import { createStaticHost, listen, prefersMarkdown } from './static-host.mts';

const page = (routePath: string, title: string) => ({ routePath, title, version: '' });
const FILES: Readonly<Record<string, string>> = {
  '404.html': 'missing',
  'index.html': 'home',
  'index.md': '# Home',
  'search.html': 'search',
  'robots.txt': 'robots',
  'guide/cli.html': 'CLI',
  'guide/cli.md': '# CLI',
  'guide/start/index.html': 'start',
  'guide/start/index.md': '# Start',
  'zh/guide/cli.html': '命令行',
  'zh/guide/cli.md': '# 命令行',
  'page-index.json': JSON.stringify([
    page('/base/', 'Home'),
    page('/base/guide/cli', 'The [CLI]'),
    page('/base/guide/start/', 'Start'),
    page('/base/guide/clj', 'No copy'),
  ]),
  'zh/page-index.json': JSON.stringify([page('/base/zh/guide/cli', '命令行')]),
};

const { dir: root, write } = tempFolder();
let origin: string;
let close: () => void;
beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  const server = createStaticHost({ root, baseUrl: '/base/', missingCopy });
  origin = `http://127.0.0.1:${await listen(server, 0)}/base`;
  close = () => server.close();
});
afterAll(() => close());

const ask = async (address: string, accept = '*/*') => {
  const response = await fetch(origin + address, { headers: { accept } });
  const { status, headers } = response;
  const [type, vary] = [headers.get('content-type'), headers.get('vary')];
  return { status, text: await response.text(), type, vary };
};
const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

it.each(ACCEPT_LINES)('%s (%s) gets %s', (_client, accept, answer) => {
  const headers = accept === undefined ? {} : { accept };
  expect(prefersMarkdown({ headers })).toBe(answer === 'markdown');
});

it.each([
  ['/guide/cli', 'CLI', '# CLI'],
  ['/guide/start/', 'start', '# Start'],
  ['/guide/start', 'start', '# Start'],
  ['/', 'home', '# Home'],
  ['/zh/guide/cli', '命令行', '# 命令行'],
])('%s, which exists in both forms, comes as who asks prefers', async (address, html, markdown) => {
  const page = { status: 200, vary: 'Accept' };
  expect(await ask(address)).toEqual({ ...page, text: html, type: HTML });
  const copy = { ...page, text: markdown, type: MARKDOWN };
  expect(await ask(address, 'text/markdown')).toEqual(copy);
});

it('a page without a copy, and an address with an ending, answer everybody alike', async () => {
  expect((await ask('/search', 'text/markdown')).text).toBe('search');
  expect((await ask('/guide/cli.html', 'text/markdown')).text).toBe('CLI');
  expect((await ask('/guide/cli.md', 'text/html')).text).toBe('# CLI');
  expect(await ask('/robots.txt', 'text/markdown')).toMatchObject({ text: 'robots', vary: null });
});

describe('a page that is missing', () => {
  it('is told in Markdown at the address of a copy, with the nearest pages', async () => {
    expect(await ask('/guide/clii.md')).toEqual({
      status: 404,
      type: MARKDOWN,
      vary: 'Accept',
      text: '# Page not found\n\nPerhaps you meant one of these pages:\n\n- [The \\[CLI\\]](/base/guide/cli.md)\n- [Start](/base/guide/start/index.md)\n\nAll pages are listed here: [llms.txt](/base/llms.txt)\n',
    });
    expect((await ask('/guide/start.md')).text).toContain('- [Start](/base/guide/start/index.md)');
    expect((await ask('/guide/cli/index.md')).text).toContain('(/base/guide/cli.md)');
  });

  it('is Markdown for clients that prefer it, HTML for others', async () => {
    const missing = { status: 404, vary: 'Accept' };
    expect(await ask('/nope')).toEqual({ ...missing, text: 'missing', type: HTML });
    expect(await ask('/nope', 'text/markdown')).toMatchObject({ ...missing, type: MARKDOWN });
  });

  it.each(['/%E0%A4%A.md', '/en/x.md', '/..%2f..%2fetc/x.md', '/a'.repeat(500) + '.md'])(
    'with any address: %s',
    async (address) => {
      expect(await ask(address)).toMatchObject({ status: 404, type: MARKDOWN });
    },
  );

  it('is told in the language of the path, or in all by hosts that have one file for it', async () => {
    const { text } = await ask('/zh/guide/cl.md');
    expect(text).toContain('- [命令行](/base/zh/guide/cli.md)');
    expect(text).toContain('/base/zh/llms.txt');
    expect(missingCopyOfAll('/base/')).toMatch(/\/base\/llms\.txt[^]*\/base\/zh\/llms\.txt/);
  });
});
