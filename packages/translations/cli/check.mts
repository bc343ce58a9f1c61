import path from 'node:path';
import { GLOSSARY_FILE } from '@rslib-docs/kit/shared/glossary';
import { findMarks } from '../core/marks';
import { findDifferences } from '../core/parity';
import { WORDING_FILE } from '../core/places';
import { createPageCompiler } from './compile-page.mts';
import { readConfig } from './config.mts';
import { findBrokenLinks, type LinkedPage } from './links.mts';
import { checkAuthors, findForeignFiles } from './other-files.mts';
import {
  byPlace,
  cached,
  checkFile,
  isFinding,
  listOtherContent,
  listPages,
  readPage,
  readText,
  type Finding,
  type PagePair,
} from './project.mts';
import { findSpacing, readTranslatedTexts } from './spacing.mts';
import { DOUBTFUL, collectStatus, orphanPage, type PageStatus } from './status.mts';
import {
  findAvoided,
  findFirstMentions,
  findTerms,
  findWording,
  readTerms,
  readWording,
  termRules,
  type Term,
  type WordingRule,
} from './terms.mts';

/** How much is asked of pages: whether they have a counterpart, can be read, or can be compiled. */
export type Depth = 'names' | 'texts' | 'compiled';

/** These pages with those that their texts may lead to: an address holds the name of its page. */
async function withTargets(root: string, all: readonly PagePair[], only: ReadonlySet<string>) {
  const asked = all.filter(({ page }) => only.has(page));
  const files = asked.flatMap(({ english, chinese }) => [english, chinese]);
  const texts = await Promise.all(files.map((file) => readText(root, file)));
  const isLink = (word: string) => /[/#]|\.mdx?|\]\(/.test(word);
  const links = texts.flatMap((text = '') => text.split(/[\s<>"'`]+/).filter(isLink)).join('\n');
  const nameOf = (page: string) => path.basename(page.replace(/\/index\.mdx$/, ''), '.mdx');
  return all.filter(({ page }) => page.startsWith('blog/') || links.includes(nameOf(page)));
}

/**
 * The files of pages or data that would stop or spoil the build of the Chinese site, with their
 * faults. Each file is checked alone, so that one fault never hides another.
 *
 * @param only pages to compile; the others are only read, as links lead there.
 */
export async function findFailingPages(
  root: string,
  depth: Depth,
  only?: ReadonlySet<string>,
): Promise<Map<string, Finding[]>> {
  const files = new Map<string, Finding[]>();
  const failing = new Set<string>();
  const add = (finding: Finding): void => {
    files.set(finding.file, [...(files.get(finding.file) ?? []), finding]);
    if (finding.page) failing.add(finding.page);
  };
  const [all, others] = await Promise.all([listPages(root), listOtherContent(root)]);
  const pairs = only ? await withTargets(root, all, only) : all;
  const compiler = depth === 'compiled' ? await createPageCompiler(root) : undefined;
  const compile = async ({ page, chinese, hasChinese }: PagePair): Promise<Finding | undefined> =>
    hasChinese && (!only || only.has(page)) ? compiler?.(page, chinese) : undefined;
  for (const pair of others) {
    const fault = pair.hasEnglish ? await compile(pair) : orphanPage(pair);
    if (fault) add(fault);
  }
  const linked: LinkedPage[] = [];
  for (const pair of pairs) {
    const { page } = pair;
    if (!pair.hasEnglish) add(orphanPage(pair));
    if (!pair.hasEnglish || depth === 'names') continue;
    const english = await readPage(root, page, pair.english);
    // A fault of the English page stops the build later, with Docusaurus' own words.
    if (isFinding(english) || english === undefined) continue;
    const read = await readPage(root, page, pair.chinese);
    const fault = isFinding(read) ? read : await compile(pair);
    if (fault) add(fault);
    const chinese = isFinding(read) ? undefined : read;
    const breaking = await checkFile(pair.chinese, () =>
      (chinese && !fault ? findDifferences(english, chinese) : [])
        .filter(({ isBreaking }) => isBreaking)
        .map(({ isBreaking: _, ...finding }) => ({ ...finding, file: pair.chinese })),
    );
    for (const finding of breaking) add({ ...finding, page });
    linked.push({ page, chineseFile: pair.chinese, english, chinese });
  }
  // A page that falls back to English may break links of others.
  for (let found = findBrokenLinks(linked, failing); found.length > 0;) {
    for (const finding of found) add(finding);
    found = findBrokenLinks(linked, failing);
  }
  for (const finding of [...(await checkAuthors(root)), ...(await findForeignFiles(root))])
    add(finding);
  for (const list of files.values()) list.sort(byPlace);
  return files;
}

/** Spacing and punctuation of all Chinese texts, and whether they are worded as agreed upon. */
async function lintTranslations(
  root: string,
  pages: readonly PageStatus[],
  isAsked: (file: string) => boolean,
): Promise<Finding[]> {
  let terms: Term[] = [];
  let wording: WordingRule[] = [];
  const findings = [
    ...(await checkFile(GLOSSARY_FILE, () => {
      terms = readTerms(root);
      return [];
    })),
    ...(await checkFile(WORDING_FILE, async () => {
      wording = await readWording(root);
      return [];
    })),
  ];
  const rules = termRules(terms);
  const described = [terms, wording.map(({ find, say }) => [find.source, say])];
  for (const [file, text] of await readTranslatedTexts(root)) {
    if (!isAsked(file)) continue;
    const found = await checkFile(file, () =>
      cached('lint', [file, text, described], async () => [
        ...findSpacing(file, text),
        ...findAvoided(rules, file, text),
        ...findWording(wording, file, text),
      ]),
    );
    findings.push(...found);
  }
  for (const { pair, texts } of pages) {
    // A page that cannot be read is reported elsewhere.
    if (!texts) continue;
    const [english, chinese] = texts;
    const found = await checkFile(pair.chinese, () => [
      ...findTerms(rules, pair.chinese, english, chinese),
      ...findFirstMentions(rules, pair.chinese, chinese),
    ]);
    findings.push(...found.map((one) => ({ ...one, page: pair.page })));
  }
  return findings;
}

/** Signs of markup that are shown as text, or swallow what follows. */
async function markFindings(root: string, pairs: readonly PagePair[]): Promise<Finding[]> {
  const lists = pairs.map(async ({ page, chinese }): Promise<Finding[]> => {
    const text = (await readText(root, chinese)) ?? '';
    return findMarks(text).map((one) => ({ kind: 'signs', file: chinese, page, ...one }));
  });
  return (await Promise.all(lists)).flat();
}

/** Two checks that look at one place from two sides tell it once. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ file, kind, line, key = '', message }) => {
    const name = [file, kind, line, key, message].join('\n');
    return !seen.has(name) && seen.add(name);
  });
}

/** An expression that a tool has made of the comment of a heading. */
const ESCAPED_ID = /^\{\/\\\*\s*#[\w-]+\s*\\\*\/\}/;

const placeOf = ({ file, line }: Finding): string => `${file}:${line}`;
const nameOf = ({ page, section }: Finding): string => `${page}#${section}`;

/**
 * The status and, if the site names its compiler options, the faults that only compiling every
 * page and following every link can find, and whether the Chinese is written by the rules.
 *
 * @param only pages to which the findings belong; without it, all, and findings without a page.
 */
export async function collectChecks(root: string, only?: readonly PagePair[]): Promise<Finding[]> {
  const { findings, pages } = await collectStatus(root, only);
  const names = only && new Set(only.map(({ page }) => page));
  const pageOf = new Map((await listPages(root)).map(({ page, chinese }) => [chinese, page]));
  const isAsked = (file: string, page = pageOf.get(file)): boolean =>
    !names || page === undefined || names.has(page);
  const ofAsked = ({ file, page }: Finding): boolean => isAsked(file, page);
  if (!(await readConfig(root)).compiledWith) return findings.filter(ofAsked);
  const files = await findFailingPages(root, 'compiled', names);
  const placesOf = (kind: string, list: readonly Finding[]) =>
    new Set(list.filter((one) => one.kind === kind).map(placeOf));
  const missing = new Set(findings.filter(({ kind }) => kind === 'missing').map(nameOf));
  const headings = placesOf('ids', findings);
  // Links to a missing section are reported with it, and an escaped id with its heading.
  const failing = [...files.values()]
    .flat()
    .filter((one) => !missing.has(nameOf(one)))
    .filter((one) => !ESCAPED_ID.test(one.message) || !headings.has(placeOf(one)));
  // A page that cannot be compiled is reported once, without its differences from the English.
  const broken = placesOf('broken', failing);
  const others = findings.filter((one) => !DOUBTFUL.has(one.kind) || !broken.has(placeOf(one)));
  const lints = await lintTranslations(root, pages, isAsked);
  const marks = await markFindings(
    root,
    pages.map(({ pair }) => pair),
  );
  const isMarked = new Set(marks.map(({ page }) => page));
  // What follows from markup that is not read as such is no second finding.
  const rest = [...others, ...failing, ...lints].filter(
    ({ page, file, kind }) => kind === 'stale' || !isMarked.has(page ?? pageOf.get(file)),
  );
  return withoutRepeats([...marks, ...rest])
    .filter(ofAsked)
    .sort(byPlace);
}
