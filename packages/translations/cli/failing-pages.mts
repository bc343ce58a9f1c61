import type { SectionedPage } from '../core/sections';
import { findDifferences } from '../core/parity';
import { checkAuthors } from './authors.mts';
import { cacheOf } from './cache.mts';
import { createPageCompiler } from './compile-page.mts';
import { byPlace, type Finding } from './findings.mts';
import { findForeignFiles } from './foreign-files.mts';
import { findBrokenLinks, type LinkedPage } from './links.mts';
import { isFinding, listOtherContent, listPages, readPage, type PagePair } from './project.mts';
import { checkUiFiles, type CheckedUiFile } from './ui-files.mts';

export interface Breaking {
  /** Files of pages or data that cannot be shown, with what is wrong. */
  files: ReadonlyMap<string, Finding[]>;
  /** Files of interface texts; what of them is usable is shown. */
  ui: readonly CheckedUiFile[];
}

/** How much is asked of pages: whether they have a counterpart, can be read, or can be compiled. */
export type Depth = 'names' | 'texts' | 'compiled';

/**
 * Everything in the translations that would stop or spoil the build of the Chinese site. Each file
 * is looked at alone, so that one fault never hides another.
 *
 * @param only pages to compile; the others are only read, as links lead there.
 */
export async function findFailingPages(
  root: string,
  depth: Depth,
  only?: ReadonlySet<string>,
): Promise<Breaking> {
  const files = new Map<string, Finding[]>();
  const fallen = new Set<string>();
  const add = (finding: Finding): void => {
    files.set(finding.file, [...(files.get(finding.file) ?? []), finding]);
    if (finding.page) fallen.add(finding.page);
  };
  const [pairs, others] = await Promise.all([listPages(root), listOtherContent(root)]);
  const hasPages = [...pairs, ...others].some(({ hasChinese }) => hasChinese);
  const compiler =
    hasPages && depth === 'compiled' ? await createPageCompiler(root) : async () => undefined;
  const compile: typeof compiler = async (page, file) =>
    !only || only.has(page) ? compiler(page, file) : undefined;
  const addOrphan = ({ page, chinese }: PagePair): void => {
    const message = 'has no English page, so nothing links to it';
    add({ kind: 'orphan-page', file: chinese, line: 1, page, message });
  };
  for (const pair of others.filter(({ hasChinese }) => hasChinese)) {
    if (!pair.hasEnglish) addOrphan(pair);
    const fault = pair.hasEnglish && (await compile(pair.page, pair.chinese));
    if (fault) add(fault);
  }
  const linked: LinkedPage[] = [];
  for (const pair of pairs) {
    const { page, english, chinese, hasEnglish, hasChinese } = pair;
    if (!hasEnglish) {
      addOrphan(pair);
      continue;
    }
    if (depth === 'names') continue;
    const en = await readPage(root, page, english);
    // A fault of the English page stops the build later, with Docusaurus' own words.
    if (isFinding(en) || en === undefined) continue;
    const zh = hasChinese ? await readPage(root, page, chinese) : undefined;
    const own = isFinding(zh) ? zh : hasChinese ? await compile(page, chinese) : undefined;
    if (own) add(own);
    const sectioned = isFinding(zh) ? undefined : (zh as SectionedPage | undefined);
    const differences = sectioned && !own ? findDifferences(en, sectioned) : [];
    for (const { isBreaking, ...finding } of differences) {
      if (isBreaking) add({ ...finding, file: chinese, page });
    }
    linked.push({ page, chineseFile: chinese, english: en, chinese: sectioned });
  }
  for (let found = findBrokenLinks(linked, fallen); found.length > 0;) {
    for (const finding of found) add(finding);
    found = findBrokenLinks(linked, fallen);
  }
  await cacheOf(root).save(only || depth !== 'compiled' ? [] : ['compiled']);
  for (const finding of await checkAuthors(root)) add(finding);
  for (const finding of await findForeignFiles(root)) add(finding);
  for (const list of files.values()) list.sort(byPlace);
  return { files, ui: await checkUiFiles(root) };
}
