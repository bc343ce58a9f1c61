import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '@rslib-docs/kit/node/command';
import { UNRELEASED, readVersions } from '@rslib-docs/kit/node/versions';
import { escapeRegExp } from '@rslib-docs/kit/shared/text';
import { layOut } from '@rslib-docs/translations/cli/lay-out';
import { LOCK_PATH, formatLock, readLock } from '@rslib-docs/translations/cli/lock';
import { cutIntoSections } from '@rslib-docs/translations/cli/project';
import { mapOutsideFences } from '@rslib-docs/translations/core/code-text';
import { blobId, formatEntry, parseEntry } from '@rslib-docs/translations/core/drift';
import { TRANSLATIONS, chineseFile, pageOfSource } from '@rslib-docs/translations/core/places';
import { PUBLISHED_FILE, type Published } from '../check/check-addresses.mts';
import { LATEST, addressOf } from '../check/read-addresses.mts';

const REDIRECTS_FILE = 'src/site/redirects.ts';
const TEXTS = /\.(?:[cm]?[jt]sx?|json|ya?ml|mdx?)$/;
/** What is written below, and what was released or decided. */
const KEPT =
  /^(?:archive|decisions|versioned_\w+)\/|\/version-|lock\.json$|^CHANGELOG|published\.json$|redirects\.ts$/;
/** Tests of packages, with invented pages. */
const OF_PACKAGE = /^(?!tests\/).*(?:\.test\.|\/testing\/)/;

/** Pages as the sidebar names them; a removal leads readers and links of the first to the second. */
export interface Move {
  from: string;
  to: string;
  isRemoval: boolean;
}

const fileOf = (id: string): string => `docs/${id}.mdx`;
const resolve = (from: string, url: string): string =>
  path.posix.join(path.posix.dirname(from), url);

/** The links to files in a page as they are after the move: those to the moved page, and its own. */
async function relink(root: string, file: string, text: string, move: Move): Promise<string> {
  const [from, to] = [fileOf(move.from), fileOf(move.to)];
  const page = pageOfSource(file)!;
  const next = page === from ? to : page;
  const { sections } = await cutIntoSections(text);
  const links = sections.flatMap((section) => [...section.links, ...section.images]);
  let changed = text;
  for (const url of new Set(links.map((link) => link.url))) {
    const [, name, rest] = /^([^?#]*)(.*)$/s.exec(url)!;
    if (!/^(?![a-z][\w+.-]*:|\/).*\.\w+$/i.test(name!)) continue;
    const own = resolve(page, name!);
    // A page that a person has moved alone may still have its old links.
    const isOld = page === to && own !== from && !fs.existsSync(path.join(root, own));
    const target = isOld ? resolve(from, name!) : own;
    const wanted = target === from ? to : target;
    if (resolve(next, name!) === wanted) continue;
    const now = path.posix.relative(path.posix.dirname(next), wanted).replace(/^(?!\.)/, './');
    const place = new RegExp(`(\\]\\(<?|\\]:\\s+<?)${escapeRegExp(url)}(?=[)>\\s])`, 'g');
    const end = target === from && move.isRemoval ? '' : rest;
    changed = mapOutsideFences(changed, (line) =>
      line.replace(place, (_all, before: string) => before + now + end),
    );
  }
  return changed;
}

const LEAD = String.raw`(?<=^|[\s"'\x60(=<[{,])((?:https?://[\w.:-]+)?/?(?:(?:docs|i18n/\S+|zh|en|${UNRELEASED.path})/)?)`;

/** Replaces the names of the page: its file, its address with and without origin, its id. */
function nameChanger(root: string, { from, to, isRemoval }: Move): (text: string) => string {
  const hasVersions = readVersions(root).length > 0;
  const [route, newRoute] = [from, to].map((id) => addressOf(fileOf(id), undefined).slice(1));
  const names = `${from}(?:\\.mdx)?${route!.endsWith('/') ? `|${route}` : ''}`;
  const pattern = new RegExp(`${LEAD}(${names})(#[\\w-]+)?(?![\\w/-]|\\.\\w)`, 'gm');
  return (text) =>
    text.replace(pattern, (all: string, lead: string, name: string, id = '') => {
      const isFile = name.endsWith('.mdx') || /^(?:docs|i18n)/.test(lead);
      const isRoute = lead.endsWith('/') && !isFile;
      // The word alone may mean anything, and addresses lead to the latest version, which stays.
      if ((!lead && !name.includes('/')) || (isRoute && hasVersions && !lead.includes('next')))
        return all;
      const now = isRoute ? newRoute : to + (name.endsWith('.mdx') ? '.mdx' : '');
      return lead + now + (isRemoval ? '' : id);
    });
}

/** The sidebars without the page, or with it at the end of the group of its new folder. */
function changeSidebars(text: string, { from, to, isRemoval }: Move): string {
  const rest = text.replace(new RegExp(`\\s*'${from}',|, '${from}'(?=\\])|(?<=\\[)'${from}'`), '');
  if (isRemoval || rest === text) return rest;
  const folder = path.posix.dirname(to);
  const last = [...rest.matchAll(new RegExp(`'${folder}/[^'/]+'`, 'g'))].at(-1);
  if (!last || folder === path.posix.dirname(from)) return text.replace(`'${from}'`, `'${to}'`);
  const end = last.index + last[0].length;
  return `${rest.slice(0, end)}, '${to}'${rest.slice(end)}`;
}

/** The redirects with one from the old address; what led there leads to the new one at once. */
function changeRedirects(text: string, from: string, to: string): string {
  const entries = [...text.matchAll(/\{\s*from: '([^']*)',\s*to: '([^']*)',?\s*\}/g)]
    .filter(([, old]) => old !== from && old !== to)
    .map(([, old, now]) => [old, now!.split('#')[0] === from ? to : now]);
  const list = [...entries, [from, to]].map(([old, now]) => `{ from: '${old}', to: '${now}' },\n`);
  return text.replace(/(REDIRECTS: .*? = )\[[\s\S]*?\];/, `$1[\n${list.join('')}];`);
}

function listTexts(root: string): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const all = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(all.split('\0'))].filter(
    (file) => TEXTS.test(file) && !KEPT.test(file) && fs.existsSync(path.join(root, file)),
  );
}

/** The lines of code and tests that name a page: after a removal, a person says what they say. */
export function findMentions(root: string, move: Move): string[] {
  const rename = nameChanger(root, move);
  return listTexts(root)
    .filter((file) => pageOfSource(file) === undefined && file !== 'sidebars.ts')
    .flatMap((file) =>
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (rename(line) === line ? [] : `${file}:${at + 1}: ${line.trim()}`)),
    );
}

/** All that a move changes: file → new text, or null where it goes. Completes one that was cut short. */
export async function planMove(root: string, move: Move): Promise<Map<string, string | null>> {
  const { isRemoval } = move;
  const [from, to] = [fileOf(move.from), fileOf(move.to)];
  const exists = (file: string): boolean => fs.existsSync(path.join(root, file));
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  const source = [from, to].find(exists);
  if (!source || (isRemoval && !exists(to))) throw new UsageError(`There is no page ${to}.`);
  const inChinese = (page: string): string => `${TRANSLATIONS}/${chineseFile(page)}`;
  const newPlaces = new Map([
    [from, to],
    [inChinese(from), inChinese(to)],
  ]);
  const rename = nameChanger(root, move);
  // Written first: until the pages follow, these sections count as changed, and then as accepted.
  const files = new Map<string, string | null>([[LOCK_PATH, '']]);
  const { [from]: record, ...records } = await readLock(root);
  if (record && !isRemoval) records[to] = record;

  for (const file of listTexts(root)) {
    if (OF_PACKAGE.test(file)) continue;
    const place = newPlaces.get(file);
    const text = read(file);
    const isPage = file.endsWith('.mdx') && pageOfSource(file) !== undefined;
    if (place) files.set(file, null);
    if (place && isRemoval) continue;
    let changed = isPage ? await relink(root, file, text, move) : text;
    if (file === 'sidebars.ts') changed = changeSidebars(text, move);
    // What code says of a page that goes is for a person to change: see `findMentions`.
    else if (isPage || !isRemoval) changed = rename(changed);
    if (changed !== text) changed = await layOut(root, file, changed);
    if (place && exists(place) && read(place) !== changed)
      throw new UsageError(`${place} exists. Choose another name, or remove that page first.`);
    if (place || changed !== text) files.set(place ?? file, changed);
    const entries = records[place ?? file];
    if (!entries || changed === text) continue;
    // Sections that were up to date and are changed by the move alone stay accepted.
    const now = new Map(
      (await cutIntoSections(changed)).sections.map(({ id, hash }) => [id, hash]),
    );
    const renewed = (await cutIntoSections(text)).sections
      .filter(({ id, hash }) => parseEntry(entries[id]).hash === hash && now.get(id) !== hash)
      .map(({ id }) => [id, formatEntry({ hash: now.get(id)!, blob: blobId(changed) })] as const);
    records[place ?? file] = { ...entries, ...Object.fromEntries(renewed) };
  }

  files.set(LOCK_PATH, formatLock(records));
  const version = readVersions(root).length > 0 ? `/${UNRELEASED.path}/` : LATEST;
  const published = JSON.parse(read(PUBLISHED_FILE)) as Published;
  const { slug } = (await cutIntoSections(read(source))).frontMatter;
  const [old, now] = [addressOf(from, slug), addressOf(to, isRemoval ? undefined : slug)];
  const ids = published[version]?.[old];
  if (ids && old !== now) {
    const pages = { [now]: ids, ...published[version] };
    const sorted = Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1)));
    const text = JSON.stringify({ ...published, [version]: sorted });
    files.set(PUBLISHED_FILE, await layOut(root, PUBLISHED_FILE, text));
    const redirects = changeRedirects(read(REDIRECTS_FILE), old, now);
    files.set(REDIRECTS_FILE, await layOut(root, REDIRECTS_FILE, redirects));
  }
  const isChanged = ([file, text]: [string, string | null]) => !exists(file) || read(file) !== text;
  return new Map([...files].filter(isChanged));
}
