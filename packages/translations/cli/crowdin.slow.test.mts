import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { collectStatus } from './collect.mts';
import { download, upload } from './crowdin.mts';
import { CrowdinStandIn, asItIs, withEscapes } from './crowdin-stand-in.mts';
import { listPages, type PagePair } from './project.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COPIED = ['docs', 'blog', 'i18n', 'packages', 'src', 'sidebars.ts', 'crowdin.yml'];
const UI = 'interface/code.json';

let root: string;
/** Some page that is current. */
let pair: PagePair;
let crowdin: CrowdinStandIn;
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
const commit = () => {
  git('add', 'i18n', 'docs');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message=x');
};
async function translations(): Promise<Map<string, string>> {
  const files = await listFiles(path.join(root, 'i18n'), '');
  return new Map(files.map((file) => [file, read(`i18n/${file}`)]));
}
/** What the command printed. */
function said(): string {
  return vi.mocked(console.log).mock.calls.flat().join('\n');
}

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'crowdin-'));
  for (const name of COPIED) {
    fs.cpSync(path.join(ROOT, name), path.join(root, name), {
      recursive: true,
      // Packages of the samples, and of Crowdin's command.
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  for (const name of ['node_modules', '.prettierrc.json', 'package.json'])
    fs.symlinkSync(path.join(ROOT, name), path.join(root, name));
  fs.writeFileSync(path.join(root, '.gitattributes'), '* text=auto eol=lf\n');
  git('init', '--quiet');
  commit();
  const { pages } = await collectStatus(root);
  const found = pages.find(
    ({ state, pair: { page } }) => state === 'current' && /guide/.test(page),
  );
  pair = found!.pair;
}, 120_000);
beforeEach(() => {
  crowdin = new CrowdinStandIn();
  crowdin.only = [pair.english, UI];
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  git('checkout', '--quiet', '--', '.');
});
afterAll(() => fs.rmSync(root, { recursive: true }));

// The verdicts hold whatever is behind or missing: what is not current is not sent.
describe('a round trip by Crowdin', { timeout: 120_000 }, () => {
  it('takes every page that is current and every file of texts', async () => {
    crowdin.only = undefined;
    await upload(root, crowdin.run);
    expect(crowdin.commands).toEqual([
      'upload sources',
      'upload translations --language zh-CN --import-eq-suggestions --auto-approve-imported',
    ]);
    const { pages, ui } = await collectStatus(root);
    const sent = await listFiles(path.join(root, '.cache/crowdin/i18n'), '');
    const current = pages.filter(({ state }) => state === 'current');
    expect(current.length).toBeGreaterThan(0);
    expect(sent.map((file) => `i18n/${file}`).sort()).toEqual(
      [...current.map(({ pair }) => pair.chinese), ...ui.map(({ file }) => file)].sort(),
    );
    // A translation that is not laid out as its source would be lost on the way.
    expect(crowdin.refused).toEqual([]);
  });

  it.each([
    ['as it is', asItIs],
    ['with all escapes that its parser is known for', withEscapes],
  ])('changes no byte of a translation, written %s', async (_name, writing) => {
    crowdin.only = undefined;
    await upload(root, crowdin.run);
    const before = await translations();
    crowdin.writing = writing;
    expect(await download(root, crowdin.run)).toBe(0);
    const after = await translations();
    const changed = [...after].filter(([file, text]) => text !== before.get(file));
    for (const [file, text] of changed) expect(text, file).toBe(before.get(file));
    expect(after.size).toBe(before.size);
    expect(said()).toMatch(/^\d+ files came; 0 would lose Chinese text/m);
  });

  it('brings what translators did, mended, and nothing else', async () => {
    await upload(root, crowdin.run);
    // The first text of a page is its front matter, the second one a sentence.
    const better = (text: string, at: number) => (at === 1 ? `新${text}` : text);
    crowdin.translate(pair.english, better);
    crowdin.translate(UI, better);
    crowdin.writing = withEscapes;
    const before = await translations();
    expect(await download(root, crowdin.run)).toBe(0);
    const changed = [...(await translations())].filter(([file, text]) => text !== before.get(file));
    expect(changed.map(([file]) => `i18n/${file}`).sort()).toEqual(
      [pair.chinese, 'i18n/zh/code.json'].sort(),
    );
    for (const [file, text] of changed) {
      const old = before.get(file)!;
      const at = [...old].findIndex((sign, index) => sign !== [...text][index]);
      expect([...text].toSpliced(at, 1).join(''), file).toBe(old);
    }
  });

  it('of a project where nothing is translated yet leaves everything here', async () => {
    await upload(root, crowdin.run);
    crowdin.forget();
    const before = await translations();
    expect(await download(root, crowdin.run)).toBe(0);
    expect(await translations()).toEqual(before);
    expect(said()).toContain('0 files came');
  });

  it('says what would lose Chinese text, and leaves it as it is @F341', async () => {
    await upload(root, crowdin.run);
    // A project that was set up by hand exports what is not translated, too.
    write('crowdin.yml', read('crowdin.yml').replaceAll('files: true', 'files: false'));
    await upload(root, crowdin.run);
    const lose = (text: string, at: number) => (at === 1 ? undefined : text);
    crowdin.translate(pair.english, lose);
    crowdin.translate(UI, lose);
    const before = await translations();
    const code = await download(root, crowdin.run);
    fs.copyFileSync(path.join(ROOT, 'crowdin.yml'), path.join(root, 'crowdin.yml'));
    expect(said()).toMatch(/^\d+ files came; 2 would lose Chinese text and stay as they are\.$/m);
    expect(said()).toContain(`${pair.chinese} has 1 more texts in English`);
    expect(said()).toContain('i18n/zh/code.json has 1 texts less in Chinese');
    expect(code).toBe(1);
    expect(await translations()).toEqual(before);
  });

  it('does not send a page that is behind, whose texts stand in other places', async () => {
    write(pair.english, `${read(pair.english)}\nA new paragraph that nobody has translated.\n`);
    await upload(root, crowdin.run);
    expect(said()).toContain(`${pair.chinese} is behind and was not sent`);
    expect(crowdin.refused).toEqual([]);
    expect(fs.existsSync(path.join(root, '.cache/crowdin', pair.chinese))).toBe(false);
  });

  it('a placeholder that was lost on the way is found @F272', async () => {
    await upload(root, crowdin.run);
    crowdin.translate(UI, (text) => text.replace(/\{\w+\}/, '许多'));
    await download(root, crowdin.run);
    const { findings } = await collectStatus(root);
    expect(findings.map(({ kind }) => kind)).toContain('placeholder');
  });
});

describe('a download @F341', () => {
  it('is refused while translations are not committed', async () => {
    write(pair.chinese, `${read(pair.chinese)}\n一段还没有提交的话。\n`);
    await expect(download(root, crowdin.run)).rejects.toThrow(pair.chinese);
    expect(crowdin.commands).toEqual([]);
  });

  it('is refused where nothing could be undone', async () => {
    fs.renameSync(path.join(root, '.git'), path.join(root, '.git-away'));
    const refused = download(root, crowdin.run);
    await expect(refused).rejects.toThrow('no git repository');
    fs.renameSync(path.join(root, '.git-away'), path.join(root, '.git'));
    expect(crowdin.commands).toEqual([]);
  });

  it('that fails at Crowdin changes nothing', async () => {
    const before = await translations();
    const fail = () => Promise.reject(new Error('403'));
    await expect(download(root, fail)).rejects.toThrow('403');
    expect(await translations()).toEqual(before);
  });
});

describe('crowdin.yml', () => {
  it('names a place for every page', async () => {
    await upload(root, crowdin.run);
    const places = crowdin.places().sort();
    const pages = (await listPages(root)).filter(({ hasEnglish }) => hasEnglish);
    const { ui } = await collectStatus(root);
    expect(places).toEqual(
      [...pages.map(({ chinese }) => chinese), ...ui.map(({ file }) => file)].sort(),
    );
  });
});
