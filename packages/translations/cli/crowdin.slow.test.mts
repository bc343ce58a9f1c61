import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { collectStatus } from './collect.mts';
import { crowdinSources } from './crowdin-sources.mts';
import { formatFinding } from './findings.mts';
import { lintTranslations } from './lint.mts';
import { listPages } from './project.mts';
import { writeFiles } from '@rslib-docs/kit/node/write-files';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COPIED = ['docs', 'blog', 'i18n', 'packages', 'src', 'sidebars.ts', 'crowdin.yml'];

interface CrowdinFile {
  source: string;
  translation: string;
  ignore?: string[];
}

let root: string;
let files: CrowdinFile[];
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'crowdin-'));
  for (const name of COPIED) {
    fs.cpSync(path.join(ROOT, name), path.join(root, name), {
      recursive: true,
      // Packages of the samples.
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  files = (parse(read('crowdin.yml')) as { files: CrowdinFile[] }).files;
  writeFiles(root, await crowdinSources(root));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Every source that Crowdin would take, with the place that its translation would come back to. */
function exported(): [source: string, translation: string][] {
  return files.flatMap(({ source, translation, ignore = [] }) => {
    const [folder, ending] = source.slice(1).split('/**/*') as [string, string];
    const ignored = ignore.map((one) => new RegExp(one.replace(/.*\*\*\/(.*)\/\*\*$/, '/$1/')));
    const names = fs.readdirSync(path.join(root, folder), { recursive: true }).map(String);
    return names
      .filter((name) => name.endsWith(ending) && !ignored.some((one) => one.test(`/${name}`)))
      .map((name): [string, string] => {
        const target = translation
          .slice(1)
          .replace('%two_letters_code%', 'zh')
          .replace('**/%original_file_name%', name.split(path.sep).join('/'));
        return [`${folder}/${name}`, target];
      });
  });
}

// The copy has no results of earlier runs: every page is read.
describe('a round trip by Crowdin', { timeout: 60_000 }, () => {
  it('takes every page and every file of texts, and brings each back to its place', async () => {
    const places = exported().map(([, translation]) => translation);
    const pages = (await listPages(root)).map(({ chinese }) => chinese);
    const { ui } = await collectStatus(root);
    expect(places.sort()).toEqual([...pages, ...ui.map(({ file }) => file)].sort());
  });

  it('loses no key, order, description or placeholder, and leaves everything clean', async () => {
    const before = new Map(exported().map(([, file]) => [file, read(file)]));
    for (const [source, file] of exported()) {
      const chinese = before.get(file)!;
      if (!source.endsWith('.json')) {
        fs.writeFileSync(path.join(root, file), chinese.replace(/。\n$/, '！\n'));
        continue;
      }
      // Crowdin keeps the file and puts translations in the place of messages.
      const texts = JSON.parse(chinese) as Record<string, { message: string }>;
      const entries = JSON.parse(read(source)) as Record<string, { message: string }>;
      for (const [key, entry] of Object.entries(entries)) entry.message = texts[key]!.message;
      fs.writeFileSync(path.join(root, file), `${JSON.stringify(entries, null, 2)}\n`);
      expect(read(file), file).toBe(chinese);
      const first = Object.keys(entries).find((key) => /\p{Script=Han}/u.test(texts[key]!.message));
      if (first) entries[first]!.message += '了';
      fs.writeFileSync(path.join(root, file), `${JSON.stringify(entries, null, 2)}\n`);
    }
    const { findings, pages } = await collectStatus(root);
    const lints = await lintTranslations(root, await listPages(root));
    expect([...findings, ...lints].map(formatFinding)).toEqual([]);
    expect(pages.every(({ state }) => state === 'current')).toBe(true);
  });

  it('a placeholder that a translator lost is found @F272', async () => {
    const file = 'i18n/zh/code.json';
    const good = read(file);
    fs.writeFileSync(path.join(root, file), good.replace('共 {total} 页', '共许多页'));
    const { findings } = await collectStatus(root);
    expect(findings.map(({ kind }) => kind)).toEqual(['placeholder']);
    fs.writeFileSync(path.join(root, file), good);
  });
});

describe('npm run i18n upload', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import=tsx', 'packages/translations/cli/cli.mts', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, CROWDIN_PROJECT_ID: '', CROWDIN_PERSONAL_TOKEN: '' },
    });

  it.each(['upload', 'download'])('%s says what it needs', (command) => {
    const { status, stderr, stdout } = run(command);
    expect(status).toBe(2);
    expect(stderr).toContain('CROWDIN_PROJECT_ID and CROWDIN_PERSONAL_TOKEN');
    expect(stdout).toBe('');
  });

  it('helps, and refuses what it does not know', () => {
    expect(run('upload', '--help').status).toBe(0);
    expect(run('nope').status).toBe(2);
  });
});
