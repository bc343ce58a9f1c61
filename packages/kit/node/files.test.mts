import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../testing/temp-folder.mts';
import {
  assertPlainFiles,
  assertUsableFolder,
  ifThere,
  listFiles,
  readTextFile,
  writeFiles,
} from './files';

const { dir, at, write, read, clear } = tempFolder();

describe('listFiles', () => {
  beforeEach(() => {
    clear();
    for (const file of ['guide/a.mdx', 'b.txt']) write(`docs/${file}`, '');
  });

  it('lists what ends as asked, with forward slashes', async () => {
    expect(await listFiles(at('docs'), '.mdx')).toEqual(['guide/a.mdx']);
  });

  it.each(['..', '.'])('names a link that leads in a circle (%s) @F130', async (target) => {
    fs.symlinkSync(target, at('docs/guide/loop'));
    await expect(listFiles(at('docs'), '.mdx')).rejects.toThrow(
      /docs\/guide\/loop is a link to a folder that holds it\. Remove the link/,
    );
  });

  it('is not disturbed by links that lead elsewhere or nowhere', async () => {
    fs.mkdirSync(at('docs-2'));
    fs.symlinkSync('../../docs-2', at('docs/guide/other'));
    fs.symlinkSync('gone', at('docs/guide/gone'));
    expect(await listFiles(at('docs'), '.mdx')).toEqual(['guide/a.mdx']);
  });
});

it('a text is read as every editor means it; what is missing is missing, what cannot be read a fault', async () => {
  clear();
  write('a.txt', '\uFEFFa\uFEFF\r\nb\rc\n');
  expect(await readTextFile(at('a.txt'))).toBe('a\uFEFF\nb\rc\n');
  expect(await ifThere(readTextFile(at('a.txt')))).toMatch(/^a/);
  for (const gone of ['none.txt', 'a.txt/below.txt'])
    expect(await ifThere(readTextFile(at(gone)))).toBeUndefined();
  await expect(ifThere(readTextFile(dir))).rejects.toThrow('EISDIR');
});

it('files are written to a path that begins at the root of the disk as such, below no other folder', () => {
  clear();
  writeFiles(at('other'), new Map([[at('a/b.txt'), 'text']]));
  expect(read('a/b.txt')).toBe('text');
  writeFiles(at('other'), new Map([[at('a/b.txt'), null]]));
  expect(fs.readdirSync(dir, { recursive: true })).toEqual(['a']);
});

describe('assertPlainFiles', () => {
  beforeEach(() => {
    clear();
    for (const name of ['docs/guide', 'blog', 'i18n/zh', 'static/img']) write(`${name}/a.mdx`, 'a');
  });

  it('plain files and folders pass, and folders may be missing', () => {
    fs.rmSync(at('blog'), { recursive: true });
    expect(() => assertPlainFiles(dir)).not.toThrow();
  });

  it.each([
    ['a file of the machine', 'static/leak.txt', '/etc/hostname'],
    ['a file of the project', 'docs/guide/b.mdx', 'a.mdx'],
    ['a folder', 'i18n/zh/more', '../../docs'],
    ['nothing', 'blog/gone.mdx', './nowhere'],
  ])('a link to %s is named', (_to, link, target) => {
    fs.symlinkSync(target, at(link));
    expect(() => assertPlainFiles(dir)).toThrow(`${link} is not a plain file`);
  });

  it('an input folder that is a link itself is named', () => {
    fs.rmSync(at('static'), { recursive: true });
    fs.symlinkSync('/etc', at('static'));
    expect(() => assertPlainFiles(dir)).toThrow('static is not a plain file or folder');
  });

  it('all of them are named at once', () => {
    for (const link of ['static/b', 'docs/c']) fs.symlinkSync('/etc/hostname', at(link));
    expect(() => assertPlainFiles(dir)).toThrow(/docs\/c [\s\S]*static\/b /);
  });
});

it('a folder whose name means something to the bundler is refused', () => {
  for (const root of ['/home/a/c#/site', '/home/a!/site', '/home/what?/site'])
    expect(() => assertUsableFolder(root)).toThrow(`The project lies in ${root}, and the bundler`);
  for (const root of ['/home/a/site', '/home/a b/网站', '/home/100%/site', 'C:\\a\\site'])
    expect(() => assertUsableFolder(root)).not.toThrow();
});
