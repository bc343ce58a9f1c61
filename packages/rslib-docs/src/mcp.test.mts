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
  return [isError, (content as { text: string }[])[0]!.text] as const;
};

it(`offers five tools, described in ${MAX_TOKENS} tokens at most`, async () => {
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name).sort();
  expect(names).toEqual(['check', 'convert', 'explain', 'read', 'search']);
  expect(countTokens(JSON.stringify(tools))).toBeLessThanOrEqual(MAX_TOKENS);
});

const says = (isError: boolean, text: string) => [isError, expect.stringContaining(text)];

it.each([
  ['read', { page: 'guide/basic/cli#codes', lang: 'zh' }, false, '退出码一表示失败。'],
  ['read', { page: 'guide/none' }, true, 'There is no page "guide/none"'],
  ['check', {}, true, 'There is neither a configuration'],
  ['check', { folder: '../..' }, true, 'lies outside'],
  ['check', { build: true }, true, 'started without --allow-build'],
])(
  '%s of %j answers in the language that is asked for, or says why not',
  async (name, args, isError, text) => {
    expect(await call(name, args)).toEqual(says(isError, text));
  },
);

it.each([
  ['search', 'query'],
  ['read', 'page'],
  ['explain', 'text'],
  ['convert', 'source'],
  ['check', 'folder'],
])('%s refuses a %s that is too long', async (name, key) => {
  const [isError, text] = await call(name, { [key]: 'a'.repeat(1_000_000) });
  expect([isError, /has more than \d+ characters/.test(text)], text).toEqual([true, true]);
});
