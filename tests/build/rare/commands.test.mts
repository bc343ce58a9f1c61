import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUiStrings } from '@rslib-docs/translations/cli/ui-files';
import { SITE_COMMANDS } from '../../../tools/site/commands.mts';
import { FixtureSite, pageSource } from '../../lib/fixture-site.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MANY = 10_000;
const TRANSLATED = 300;
const MAX_MANY_MS = 60_000;
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
const LOCK = 'translation.lock.json';
const I18N = 'packages/translations/cli/cli.mts';

const { scripts } = JSON.parse(await fs.readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** The project's commands: in package.json, and in `npm run site`. */
const COMMANDS = [
  ...Object.entries(scripts).flatMap(([name, line]) => {
    const [tool, ...args] = line.split(' ');
    return tool === 'tsx' ? [{ name, args }] : [];
  }),
  ...Object.entries(SITE_COMMANDS).flatMap(([name, command]) =>
    ['', ...('parts' in command ? Object.keys(command.parts) : [])].map((part) => ({
      name: `site -- ${name} ${part}`,
      args: ['tools/site/cli.mts', name, part].filter(Boolean),
    })),
  ),
];

let site: FixtureSite;
beforeAll(async () => {
  site = await FixtureSite.create();
});
afterAll(() => site.remove());

/** Runs a command of this project, beside others; `output` is both of its streams. */
const run = promisify(execFile);
const start = async (args: readonly string[], cwd = ROOT) => {
  const env = { ...process.env, npm_lifecycle_event: '', NODE_ENV: undefined };
  const command = run(process.execPath, ['--import=tsx', ...args], { cwd, env });
  const { stdout, stderr } = await command.catch((error) => error as Awaited<typeof command>);
  return { status: command.child.exitCode, stdout, stderr };
};

describe.concurrent('every command @F130', () => {
  it.each(COMMANDS)('$name helps', async ({ args }) => {
    const { status, stdout, stderr } = await start([...args, '--help']);
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/^Usage: npm [\s\S]*Exit codes: 0 /);
    expect(stderr).toBe('');
  });

  it.each(COMMANDS)('$name refuses a flag that it does not have @F130', async ({ args }) => {
    const { status, stdout, stderr } = await start([...args, '--no-such-flag']);
    expect(status, stderr).toBe(2);
    expect(stderr).toMatch(/\n\nUsage: npm /);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stdout).toBe('');
  });

  it.each([
    ['packages/samples/runner/cli.mts', '--root', 'no/such/folder'],
    ['packages/samples/runner/cli.mts', '--filter', 'no/such/page'],
    ['packages/samples/options/cli.mts', '--root', 'no/such/folder'],
    ['tools/prove/real-output.mts', '--write', 'no/such/output'],
    [I18N, 'accept', 'no/such/page'],
  ])('%s %s %s: there is no such thing @F130', async (...args) => {
    const { status, stderr } = await start(args);
    expect(status, stderr).toBe(2);
    expect(stderr).toContain('no/such/');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

it.each(['docs/guide/loop', `${ZH}/guide/loop`])(
  'the circle of %s is named @F130',
  async (link) => {
    await site.write(`${ZH}/guide/basic/cli.mdx`, pageSource('Cli'));
    await fs.symlink('..', path.join(site.dir, link));
    const results = [
      await site.build(),
      await site.run(['--import=tsx', I18N, 'check']),
      await site.run(['--import=tsx', 'packages/samples/runner/cli.mts']),
    ];
    await fs.rm(path.join(site.dir, link));
    for (const { code, output } of results) {
      expect(code, output).toBe(1);
      expect(output).toContain(`${link} is a link to a folder that holds it`);
      expect(output.length).toBeLessThan(2000);
    }
  },
);

it('a folder in which the bundler cannot work is named in one line', async () => {
  const odd = await FixtureSite.create({ name: 'c#-' });
  for (const script of ['tools/build/build.mts', 'tools/dev/start.mts']) {
    const { code, output } = await odd.run(['--import=tsx', script]);
    expect(code, output).toBe(1);
    expect(output).toMatch(/The project lies in .*c#-.*Rename that folder/);
  }
  await odd.remove();
});

it("Docusaurus' own command finds the texts of the interface, also the packages'", async () => {
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const { code, output } = await site.run([docusaurus, 'write-translations', '--locale', 'en']);
  expect(code, output).toBe(0);
  const written = Object.keys(JSON.parse(await site.read('i18n/en/code.json')) as object);
  const texts = (await readUiStrings(ROOT, ['src', 'packages'])).map(({ id }) => id);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((id) => !written.includes(id))).toEqual([]);
  await fs.rm(path.join(site.dir, 'i18n/en'), { recursive: true });
});

describe(`${MANY} pages @F130`, () => {
  beforeAll(async () => {
    for (let at = 0; at < MANY; at += 1) {
      const page = `many/${at % 100}/p${at}.mdx`;
      await site.write(`docs/${page}`, pageSource(`Page ${at}`));
      if (at < TRANSLATED) await site.write(`${ZH}/${page}`, pageSource(`第 ${at} 页`));
    }
  });

  it('are counted soon @F130', async () => {
    const started = performance.now();
    const { code, output } = await site.run(['--import=tsx', I18N, 'status', '--json']);
    expect(code, output.slice(0, 2000)).toBe(1);
    expect(performance.now() - started).toBeLessThan(MAX_MANY_MS);
    const { pages } = JSON.parse(output) as { pages: unknown[] };
    expect(pages.length).toBeGreaterThan(MANY);
  });

  it('are listed, also when the pipe is closed after one line @F130', () => {
    const command = `"${process.execPath}" --import=tsx ${I18N} status --all --json | head -1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: site.dir,
      encoding: 'utf8',
    });
    expect(stdout).toBe('{\n');
    expect(stderr).toBe('');
  });

  it('are not accepted in part when the command is interrupted @F130', async () => {
    let timer: NodeJS.Timeout | undefined;
    let wasReached = false;
    await site.run(['--import=tsx', I18N, 'accept', '--all'], {}, (child) => {
      const zh = path.join(site.dir, 'i18n/zh');
      const begun = new RegExp(`^\\.?${LOCK.replaceAll('.', String.raw`\.`)}`);
      // The file is beside its place: the command is in the middle of writing.
      timer = setInterval(() => {
        if (readdirSync(zh).some((name) => begun.test(name)))
          wasReached = child.kill('SIGINT') || wasReached;
      }, 1);
    });
    clearInterval(timer);
    expect(wasReached, 'a command that was running when the signal came').toBe(true);
    const files = await fs.readdir(path.join(site.dir, 'i18n'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
    const lock = await site.read(`i18n/zh/${LOCK}`).catch(() => '{}');
    const pages = Object.keys(JSON.parse(lock) as object);
    expect([0, TRANSLATED]).toContain(pages.filter((page) => page.includes('many')).length);
  });
});
