import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { countTokens } from 'gpt-tokenizer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../testing/library.mts';
import { makeSmallLibrary } from '../testing/small-library.mts';
import { Folder } from './folder.mts';
import { createServer } from './mcp.mts';

/** Limit of the descriptions of all tools in a conversation. */
const MAX_TOKENS = 600;

const library = makeSmallLibrary();
const folder = Folder.open(makeFolder({}).dir);
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const context = { library, folder, lang: 'en', mayBuild: false } as const;
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(context).connect(ours);
  await client.connect(theirs);
});
afterAll(() => client.close());

const call = async (name: string, args: Record<string, unknown>) => {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { text: first!.text, isError };
};

it('offers the five tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'check',
    'convert',
    'explain',
    'read',
    'search',
  ]);
});

it(`describes them in ${MAX_TOKENS} tokens at most`, async () => {
  const { tools } = await client.listTools();
  expect(countTokens(JSON.stringify(tools))).toBeLessThanOrEqual(MAX_TOKENS);
});

it('answers in the language that a call asks for', async () => {
  expect(await call('read', { page: 'guide/basic/cli#codes', lang: 'zh' })).toEqual({
    text: expect.stringContaining('退出码一表示失败。') as string,
    isError: false,
  });
});

it('answers what cannot be done, or lies outside, with an error that says why', async () => {
  expect(await call('read', { page: 'guide/none' })).toEqual({
    text: expect.stringContaining('There is no page "guide/none"') as string,
    isError: true,
  });
  expect(await call('check', {})).toEqual({
    text: expect.stringContaining('There is neither a configuration') as string,
    isError: true,
  });
  const { text, isError } = await call('check', { folder: '../..' });
  expect([text.includes('lies outside'), isError]).toEqual([true, true]);
});

it('refuses arguments that are too long, and builds where none are allowed', async () => {
  const long = {
    search: 'query',
    read: 'page',
    explain: 'text',
    convert: 'source',
    check: 'folder',
  };
  for (const [name, key] of Object.entries(long)) {
    const { text, isError } = await call(name, { [key]: 'a'.repeat(1_000_000) });
    expect([/has more than \d+ characters/.test(text), isError], text).toEqual([true, true]);
  }
  expect(await call('check', { build: true })).toEqual({
    text: expect.stringContaining('started without --allow-build') as string,
    isError: true,
  });
});
