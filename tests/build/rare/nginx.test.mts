import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatNginx } from '../../../tools/hosting/formats.mts';
import { HEADERS_FILE, parseHeaders } from '@rslib-docs/kit/node/headers-file';
import { listFiles } from '@rslib-docs/kit/node/files';
import { ACCEPT_LINES } from '../../lib/accept-lines.mts';
import { missingCopy } from '../../../tools/serve/missing-copy.mts';
import { createStaticHost, listen } from '../../../tools/serve/static-host.mts';
import { BesideTest, findPorts, waitForPort } from '../../lib/child-process.mts';

const BUILD = path.resolve(import.meta.dirname, '../../../build');
const MIME_TYPES = '/etc/nginx/mime.types';
/** Headers to which a host may add values. */
const OWN_HEADERS = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'],
  ...['referrer-policy', 'x-content-type-options'],
];

/** Types that nginx has under an older or another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'application/javascript; charset=utf-8': 'text/javascript; charset=utf-8',
  'text/xml; charset=utf-8': 'application/xml; charset=utf-8',
};

/** Runs as whoever runs the test, with all of its files in one folder. */
const configuration = (folder: string, port: number, rules: string) => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include ${MIME_TYPES}; access_log off; client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${BUILD};
${rules}
  }
}`;

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

describe.skipIf(!hasNginx)('nginx with the printed rules', () => {
  let folder: string;
  let nginx: BesideTest;
  let origins: { nginx: string; own: string };
  const own = createStaticHost({ root: BUILD, missingCopy });

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'nginx-'));
    const port = await findPorts(1);
    const rules = parseHeaders(await fs.readFile(path.join(BUILD, HEADERS_FILE), 'utf8'));
    const file = path.join(folder, 'nginx.conf');
    await fs.writeFile(file, configuration(folder, port, formatNginx(rules)));
    nginx = new BesideTest(
      'nginx',
      ['-c', file, '-e', path.join(folder, 'error.log')],
      process.env,
    );
    await waitForPort(port, nginx);
    const ownPort = await listen(own, 0);
    origins = { nginx: `http://127.0.0.1:${port}`, own: `http://127.0.0.1:${ownPort}` };
  });
  afterAll(async () => {
    own.close();
    await nginx.stop();
    await fs.rm(folder, { recursive: true, force: true });
  });

  const answersOf = async (address: string, accept = '*/*') => {
    const answer = async (origin: string) => {
      const response = await fetch(origin + encodeURI(address), {
        redirect: 'manual',
        headers: { accept },
      });
      await response.arrayBuffer();
      const { status, headers } = response;
      const policies = OWN_HEADERS.map((name) => headers.get(name));
      // nginx keeps nothing of what it does not find, and need not say so.
      const kept = status === 200 ? headers.get('cache-control') : undefined;
      const type = (headers.get('content-type') ?? '').toLowerCase();
      const vary = headers
        .get('vary')
        ?.split(', ')
        .filter((name) => name !== 'Accept-Encoding')
        .join();
      return {
        address,
        status,
        policies,
        kept,
        vary: vary || undefined,
        type: OTHER_NAMES[type] ?? type,
      };
    };
    return Promise.all([answer(origins.nginx), answer(origins.own)]);
  };

  it('every file and page answers as on the host of the tests @F102', async () => {
    const files = (await listFiles(BUILD, '')).filter((file) => file !== HEADERS_FILE);
    const pages = files
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''));
    const missing = ['nope', 'zh/nope', 'assets/nope.js', 'guide//x', 'guide/basic/cli/', 'GUIDE/'];
    const addresses = [...files, ...pages, ...missing].map((address) => `/${address}`);
    expect(addresses.length).toBeGreaterThan(500);
    for (const address of addresses) {
      const [found, expected] = await answersOf(address);
      expect(found).toEqual(expected);
    }
  });

  it.each(ACCEPT_LINES)('%s (%s) gets %s', async (_client, accept, answer) => {
    for (const address of ['/', '/guide/basic/cli', '/zh/guide/start/', '/guide/start', '/nope']) {
      // `fetch` has a line of its own where none is given.
      const [found, expected] = await answersOf(address, accept);
      expect(found).toEqual(expected);
      expect(found.type).toBe(`text/${answer}; charset=utf-8`);
      expect(found.vary).toBe('Accept');
    }
  });

  it('an address with an ending, or without a copy, answers everybody alike, and scripts travel compressed', async () => {
    for (const address of ['/search', '/robots.txt', '/guide/basic/cli.html', '/nope.md']) {
      const [found, expected] = await answersOf(address, 'text/markdown');
      expect(found).toEqual(expected);
    }
    expect((await answersOf('/nope.md'))[0]).toMatchObject({
      status: 404,
      type: 'text/markdown; charset=utf-8',
    });
    const script = (await listFiles(BUILD, '')).find((file) => file.startsWith('assets/js/main.'))!;
    const response = await fetch(`${origins.nginx}/${script}`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    await response.arrayBuffer();
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  });
});
