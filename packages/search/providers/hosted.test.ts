import { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { algoliaOrigins, type HostedService } from '../engine/options';
import { createHostedClient, createHostedProvider } from './hosted';

// The browser build; the build for Node.js, which tests would get, waits longer.
vi.mock('algoliasearch/lite', async () => {
  const browser = await vi.importActual<{ liteClient: typeof liteClient }>(
    'algoliasearch/dist/lite/builds/browser',
  );
  return { ...browser, liteClient: vi.fn(browser.liteClient) };
});

const SERVICE: HostedService = {
  appId: 'APP',
  apiKey: 'key',
  indexName: 'docs',
  hosts: ['http://127.0.0.1:1', 'https://second.example'],
  siteOrigin: 'https://rslib.rs',
  latestVersion: 'current',
};
const OK = { status: 200, content: '{"results":[{"hits":[]}]}', isTimedOut: false };
const [DOWN, TIMED_OUT] = [
  { status: 500, content: '', isTimedOut: false },
  { status: 0, content: '', isTimedOut: true },
];

/** A client whose hosts give prepared answers; `asked` fills with the hosts of requests. */
function createClient(answers: Record<string, object>) {
  const client = createHostedClient(SERVICE);
  const asked: string[] = [];
  const timeouts: number[] = [];
  client.transporter.requester.send = ({ url, connectTimeout }) => {
    const { host } = new URL(url);
    asked.push(host);
    timeouts.push(connectTimeout);
    return Promise.resolve({ ...OK, ...answers[host] });
  };
  let count = 0;
  const search = (query = `query ${(count += 1)}`) =>
    client.search({ requests: [{ indexName: 'docs', query }] });
  return { search, asked, timeouts, answers };
}
const [FIRST, SECOND] = ['127.0.0.1:1', 'second.example'];

/** The part of the browser's storage that the cache uses. */
function stubStorage(setItem?: () => void): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => items.set(key, value)),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

function fail(): never {
  throw new DOMException('refused');
}

beforeEach(() => void stubStorage());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('hosts', () => {
  it('belong to the application, unless the option names others', () => {
    const { hosts } = liteClient('APP', 'key').transporter;
    const readable = hosts.filter(({ accept }) => accept !== 'write');
    expect(readable.map(({ protocol, url }) => `${protocol}://${url}`).sort()).toEqual(
      algoliaOrigins('APP').sort(),
    );
  });

  it.each([
    ['is down', DOWN],
    ['cannot be reached', { ...DOWN, status: 0 }],
    ['redirects', { ...DOWN, status: 302 }],
  ])('one that %s is passed over for two minutes @F50', async (_name, answer) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { search, asked } = createClient({ [FIRST!]: answer });
    await search();
    await search();
    expect(asked).toEqual([FIRST, SECOND, SECOND]);
    vi.setSystemTime(Date.now() + 120_001);
    await search();
    expect(asked.slice(3)).toEqual([FIRST, SECOND]);
  });

  it('one that timed out comes after those that are up, and gets more time', async () => {
    const { search, asked, timeouts, answers } = createClient({ [FIRST!]: TIMED_OUT });
    await search();
    answers[SECOND!] = DOWN;
    answers[FIRST!] = OK;
    await search();
    expect(asked).toEqual([FIRST, SECOND, SECOND, FIRST]);
    expect(timeouts[3]).toBeGreaterThan(timeouts[0]!);
  });

  it('may take a second to connect, two for what is read and thirty for what is written', async () => {
    const client = createHostedClient(SERVICE);
    const waits: number[][] = [];
    client.transporter.requester.send = ({ connectTimeout, responseTimeout }) => {
      waits.push([connectTimeout, responseTimeout]);
      return Promise.resolve(OK);
    };
    await client.search({ requests: [{ indexName: 'docs', query: 'wait' }] });
    await client.customPost({ path: '1/events' });
    expect(waits.join(' ')).toBe('1000,2000 1000,30000');
  });

  it('that all fail make an error that speaks of the id', async () => {
    const { search, asked } = createClient({ [FIRST!]: DOWN, [SECOND!]: TIMED_OUT });
    await expect(search()).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('application id may be incorrect'),
    });
    expect(asked).toEqual([FIRST, SECOND]);
  });
});

describe('errors', () => {
  it.each([403, 404, 429])('a status of %i is thrown and asked once @F52', async (status) => {
    const refusal = { status, content: '{"message":"No."}' };
    const { search, asked } = createClient({ [FIRST!]: refusal });
    await expect(search()).rejects.toMatchObject({ name: 'ApiError', status, message: /No\./ });
    expect(asked).toEqual([FIRST]);
  });

  it('one with an error field is detailed', async () => {
    const content = '{"message":"No.","error":{"code":"x","message":"why"}}';
    const { search } = createClient({ [FIRST!]: { status: 400, content } });
    const error = { name: 'DetailedApiError', error: { code: 'x' } };
    await expect(search()).rejects.toMatchObject(error);
  });

  it('an answer that is not JSON is a deserialization error', async () => {
    const { search, asked } = createClient({ [FIRST!]: { content: '<html>' } });
    await expect(search()).rejects.toMatchObject({ name: 'DeserializationError' });
    expect(asked).toEqual([FIRST]);
  });

  it('what developers leave out is named', async () => {
    expect(() => createHostedClient({ ...SERVICE, appId: '' })).toThrow(/appId.* is missing/);
    expect(() => createHostedClient({ ...SERVICE, apiKey: '' })).toThrow(/apiKey.* is missing/);
    const client = createHostedClient(SERVICE);
    expect(() => client.search({} as never)).toThrow(/searchMethodParams.requests/);
    expect(() => client.search(undefined as never)).toThrow(/searchMethodParams/);
    expect(() => client.customPost({ path: '' })).toThrow(/path/);
  });
});

describe('answers', () => {
  it('are kept across pages, failures are not', async () => {
    const first = createClient({ [FIRST!]: { status: 403, content: '{}' } });
    await expect(first.search('same')).rejects.toThrow();
    first.answers[FIRST!] = OK;
    await first.search('same');
    await first.search('same');
    expect(first.asked).toHaveLength(2);
    // Another page shares only the storage.
    const next = createClient({});
    await next.search('same');
    expect(next.asked).toEqual([]);
  });

  it('are kept for an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await createClient({}).search('same');
    vi.setSystemTime(Date.now() + 3_600_001);
    const next = createClient({});
    await next.search('same');
    expect(next.asked).toHaveLength(1);
  });

  it.each([
    ['is full', () => stubStorage(fail)],
    ['is forbidden', () => vi.stubGlobal('localStorage', new Proxy({}, { get: fail }))],
  ])('are kept in memory where storage %s @F236', async (_name, stub) => {
    stub();
    const { search, asked } = createClient({});
    await search('same');
    await search('same');
    expect(asked).toHaveLength(1);
  });

  it('never fill the storage', async () => {
    const items = stubStorage();
    const content = JSON.stringify({ results: [{ hits: [], text: 'x'.repeat(400_000) }] });
    const { search } = createClient({ [FIRST!]: { content } });
    for (let count = 0; count < 6; count += 1) await search();
    expect(Math.max(...[...items.values()].map(({ length }) => length))).toBeLessThan(1_000_001);
  });
});

it.each([false, true])('clicks are counted where insights are on: %s', async (hasInsights) => {
  const search = vi.fn().mockResolvedValue({ results: [{ hits: [] }] });
  const client = { addAlgoliaAgent: () => undefined, search };
  vi.mocked(liteClient).mockReturnValueOnce(client as never);
  const build = { SEARCH_SERVICE: SERVICE, SEARCH_INSIGHTS: hasInsights };
  const browser = {
    location: { origin: 'http://127.0.0.1' },
    matchMedia: () => ({ matches: false }),
  };
  for (const one of Object.entries({ ...build, ...browser })) vi.stubGlobal(...one);
  await createHostedProvider().search({ query: 'watch', lang: 'en', version: '', limit: 7 });
  expect(search).toHaveBeenCalledExactlyOnceWith({
    requests: [expect.objectContaining({ query: 'watch', clickAnalytics: hasInsights })],
  });
});
