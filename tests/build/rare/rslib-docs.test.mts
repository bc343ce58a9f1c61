import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Cost of the index in every conversation of an assistant. */
const MAX_INDEX_BYTES = 8192;

let archive: string;
const project = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'empty-project-'));
const command = path.join(project, 'node_modules/rslib-docs/cli.mjs');

const FILES: Readonly<Record<string, string>> = {
  'package.json':
    '{ "name": "my-lib", "type": "module", "exports": { "require": "./dist/index.cjs" } }',
  'rslib.config.ts': `import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { alias: { '@': './src' } },
});
`,
  'src/index.ts': 'export const answer = 42;\n',
  'tsup.config.ts': `export default { entry: ['src/index.ts'], format: ['cjs'] };\n`,
};

interface Result {
  code: number;
  text: string;
}

/** A command as users type it; it has no network. */
async function ask(...args: string[]): Promise<Result> {
  try {
    const { stdout } = await run(process.execPath, [command, ...args], { cwd: project });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

/** All files of the project except installed ones, with their contents. */
function snapshot(): Record<string, string> {
  const names = fs.readdirSync(project, { recursive: true }) as string[];
  const own = names.filter((name) => !name.startsWith('node_modules'));
  const files = own.filter((name) => fs.statSync(path.join(project, name)).isFile());
  return Object.fromEntries(
    files.sort().map((name) => [name, fs.readFileSync(path.join(project, name), 'utf8')]),
  );
}

beforeAll(async () => {
  await run('npm', ['run', 'build', '--workspace', 'rslib-docs'], { cwd: ROOT });
  const build = path.join(ROOT, 'build');
  archive = fs.readdirSync(build).find((file) => /^rslib-docs-.*\.tgz$/.test(file))!;
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), text);
  }
  const install = ['install', '--offline', '--no-save', '--no-audit', '--no-fund'];
  await run('npm', [...install, path.join(build, archive)], { cwd: project });
});
afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

it.each(['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'])(
  'the page in %s names this archive',
  (folder) => {
    const page = fs.readFileSync(path.join(ROOT, folder, 'guide/start/ai.mdx'), 'utf8');
    expect(page).toContain(`/${archive}\n`);
  },
);

describe('the command in an empty project', () => {
  // What each answers, finds and refuses is tested beside the code; this is that it works by itself.
  it.each([
    [['search', 'declaration', 'files'], 0, 'guide/advanced/dts#'],
    [['search', '--lang', 'zh', '类型声明文件'], 0, 'guide/advanced/dts#'],
    [['read', 'guide/basic/cli#exit-codes'], 0, 'The command succeeded'],
    [['explain', '--lang', 'zh', 'error TS5011: The common source directory'], 0, '请在'],
    [['convert', 'tsup.config.ts'], 0, "format: 'cjs'"],
    [['agents', '--lang', 'zh'], 0, 'npx rslib-docs check --lang zh'],
    [['check'], 1, 'error types'],
    [['check', '--lang', 'zh'], 1, '错误 types'],
    [['check', '..'], 1, 'lies outside'],
    [['check', 'src'], 2, 'neither a configuration'],
    [['check', '--build'], 1, '@rslib/core is not installed'],
    [['search'], 2, 'search needs a word'],
    [['find'], 2, 'There is no command "find"'],
    [['check', '--lang', 'fr'], 2, 'There is no language "fr"'],
  ])('%j ends with %i and says what it should', async (args, code, part) => {
    const answer = await ask(...args);
    expect(answer.text).toContain(part);
    expect(answer.code).toBe(code);
  });

  it.each(['en', 'zh'])('the index in %s is small, and every page of it is there', async (lang) => {
    const { text } = await ask('agents', '--lang', lang);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_INDEX_BYTES);
    const folders = [...text.matchAll(/^- (\S+)\/: (.+)$/gm)];
    const pages = folders.flatMap(([, folder, names]) =>
      [...names!.matchAll(/([\w-]+) \(/g)].map(([, name]) => `${folder}/${name}.md`),
    );
    expect(pages.length).toBeGreaterThan(60);
    const dist = path.dirname(command);
    expect(pages.filter((page) => !fs.existsSync(path.join(dist, lang, page)))).toEqual([]);
  });

  it('no link between pages leads nowhere', () => {
    const dist = path.dirname(command);
    const lost = ['en', 'zh'].flatMap((lang) => {
      const names = fs.readdirSync(path.join(dist, lang), { recursive: true }) as string[];
      return names
        .filter((name) => name.endsWith('.md'))
        .flatMap((name) => {
          const file = path.join(dist, lang, name);
          const links = fs.readFileSync(file, 'utf8').matchAll(/\]\(([\w./-]+\.md)(?:#[^)]*)?\)/g);
          const targets = [...links].map(([, link]) => path.join(path.dirname(file), link!));
          return targets.filter((target) => !fs.existsSync(target));
        });
    });
    expect(lost).toEqual([]);
  });
});

describe('the server in an empty project', () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  let before: Record<string, string>;

  beforeAll(async () => {
    before = snapshot();
    const args = [command, 'mcp'];
    const transport = new StdioClientTransport({ command: process.execPath, args, cwd: project });
    await client.connect(transport);
  });
  afterAll(() => client.close());

  it.each([
    ['search', { query: 'umd' }, 'guide/basic/output-format'],
    ['read', { page: 'config/lib/dts#dist-path', lang: 'zh' }, '目录'],
    ['explain', { text: 'Unused args: `dev`' }, 'rslib --watch'],
    ['check', { folder: '.', lang: 'zh' }, '错误 types'],
    ['convert', { source: FILES['tsup.config.ts'] }, "format: 'cjs'"],
  ])('%s with %j answers', async (name, args, part) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args });
    expect((content as { text: string }[])[0]!.text).toContain(part);
    expect(isError).toBe(false);
  });

  it('has written nothing', () => {
    expect(snapshot()).toEqual(before);
  });
});
