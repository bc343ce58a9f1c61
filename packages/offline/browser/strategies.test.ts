import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNamesOf, digestOf } from '../contract';
import type * as Strategies from './strategies';

// How much is kept is counted in a database that only browsers have.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));

const ORIGIN = 'https://x.example';
const SCRIPT = `${ORIGIN}/assets/js/1.12345678.js`;
const PICTURE = `${ORIGIN}/img/a.svg`;
const PAGE = `${ORIGIN}/guide`;
const NAMES = cacheNamesOf('/', 'now');
const BEFORE = cacheNamesOf('/', 'before');

const POLICY = `<meta http-equiv=Content-Security-Policy content="default-src 'self'; trusted-types default">`;
const TERMS = { type: 'text/html; charset=utf-8', body: '<h1>Please accept the terms</h1>' };
const RIGHT: Readonly<Record<string, { type: string; body: string }>> = {
  [SCRIPT]: { type: 'text/javascript', body: 'script' },
  [PICTURE]: { type: 'image/svg+xml', body: '<svg/>' },
  [PAGE]: { type: 'text/html', body: `${POLICY}<script src=${SCRIPT}></script><h1>Guide</h1>` },
};

const responseOf = ({ type, body }: { type: string; body: string }): Response =>
  new Response(body, { headers: { 'content-type': type } });

type Address = string | { url: string };
const urlOf = (address: Address): string => (typeof address === 'string' ? address : address.url);

class Store {
  readonly kept = new Map<string, Response>();
  async match(address: Address) {
    return this.kept.get(urlOf(address))?.clone();
  }
  async put(address: Address, response: Response) {
    this.kept.set(urlOf(address), response);
  }
}

const stores = new Map<string, Store>();
const caches = {
  keys: async () => [...stores.keys()],
  async open(name: string) {
    if (!stores.has(name)) stores.set(name, new Store());
    return stores.get(name)!;
  },
  async match(address: Address, { cacheName }: { cacheName: string }) {
    return (await caches.open(cacheName)).match(address);
  },
};

/** Addresses that the network answers with its own page; undefined where there is none. */
let taken: readonly string[] | undefined;
/** What it answers them with. */
let other = TERMS;
const network = async (address: Address): Promise<Response> => {
  if (!taken) throw new TypeError('Failed to fetch');
  return responseOf(taken.includes(urlOf(address)) ? other : RIGHT[urlOf(address)]!);
};

let strategies: typeof Strategies;
beforeAll(async () => {
  const globals = { self: globalThis, caches, fetch: network, location: { origin: ORIGIN } };
  const script = new TextEncoder().encode(RIGHT[SCRIPT]!.body);
  const DIGESTS = { [new URL(SCRIPT).pathname]: await digestOf(script) };
  const written = { SITE_BASE: '/', BUILD_ID: 'now', DIGESTS, FetchEvent: class {} };
  for (const one of Object.entries({ ...globals, ...written })) vi.stubGlobal(...one);
  // Workbox's messages to developers need more of a browser.
  vi.stubEnv('NODE_ENV', 'production');
  strategies = await import('./strategies');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  stores.clear();
  other = TERMS;
});

const keep = async (name: string, key: string, what: { type: string; body: string }) =>
  (await caches.open(name)).put(key, responseOf(what));
const keptIn = async (name: string, key: string) =>
  (await (await caches.open(name)).match(key))?.text();

/** The answer of a strategy, once it has stored its copies; undefined without an answer. */
async function answer(name: 'assets' | 'changing' | 'pages' | 'texts', url: string) {
  const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined });
  const request = new Request(url);
  const [answered, done] = strategies[name].handleAll({ event: event as never, request });
  const response = await answered.catch(() => undefined);
  await done.catch(() => undefined);
  return response?.text();
}

describe('a page that the network sends in place of @F225', () => {
  it.each([
    ['assets', NAMES.assets, SCRIPT, SCRIPT],
    ['changing', NAMES.assets, PICTURE, PICTURE],
    ['pages', NAMES.pages, PAGE, PAGE],
    ['texts', NAMES.texts, PAGE, `${PAGE}?text`],
  ] as const)(
    '%s is not kept, and not served where it has been',
    async (strategy, store, url, key) => {
      const { body } = RIGHT[url]!;
      taken = [url];
      expect(await answer(strategy, url)).toBe(TERMS.body);
      expect(await keptIn(store, key)).toBeUndefined();

      // A worker that did not ask has kept it, in this build and the one before.
      for (const name of [store, store.replace('now', 'before')]) await keep(name, key, TERMS);
      taken = undefined;
      expect(await answer(strategy, url)).toBeUndefined();
      taken = [];
      expect(await answer(strategy, url)).toBe(body);
      expect(await keptIn(store, key)).toBe(body);
      taken = undefined;
      expect(await answer(strategy, url)).toBe(body);
    },
  );

  it('half of a script, or another one, is not kept, and replaced where it has been', async () => {
    other = { ...RIGHT[SCRIPT]!, body: 'scr' };
    taken = [SCRIPT];
    expect(await answer('assets', SCRIPT)).toBe('scr');
    expect(await keptIn(NAMES.assets, SCRIPT)).toBeUndefined();
    // Nor is the page that needs it.
    expect(await answer('pages', PAGE)).toBe(RIGHT[PAGE]!.body);
    expect(await keptIn(NAMES.pages, PAGE)).toBeUndefined();
    for (const { assets } of [NAMES, BEFORE]) await keep(assets, SCRIPT, other);
    taken = [];
    expect(await answer('assets', SCRIPT)).toBe('script');
    expect(await keptIn(NAMES.assets, SCRIPT)).toBe('script');
  });

  it('a page is replaced when the app shows the page', async () => {
    await keep(NAMES.pages, PAGE, TERMS);
    taken = [];
    await strategies.pages.keep(
      PAGE,
      Object.assign(new Event('message'), { waitUntil: () => undefined }),
    );
    await vi.waitFor(async () => expect(await keptIn(NAMES.pages, PAGE)).toBe(RIGHT[PAGE]!.body));
  });
});

it('what this build has no copy of is served from the build before', async () => {
  taken = undefined;
  await keep(NAMES.assets, SCRIPT, TERMS);
  await keep(BEFORE.assets, SCRIPT, RIGHT[SCRIPT]!);
  await keep(BEFORE.pages, PAGE, RIGHT[PAGE]!);
  expect(await answer('assets', SCRIPT)).toBe('script');
  expect(await answer('pages', PAGE)).toBe(RIGHT[PAGE]!.body);
  // Pages that are stored to be shown can be read from as well.
  expect(await answer('texts', PAGE)).toBe(RIGHT[PAGE]!.body);
});
