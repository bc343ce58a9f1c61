import { parse as parseYaml } from 'yaml';
import { TRANSLATIONS } from '../../src/lib/translation/places';
import { findDifferences } from '../../src/lib/translation/parity';
import type { SectionedPage } from '../../src/lib/translation/sections';
import { cacheOf } from './cache.mts';
import { createPageCompiler } from './compile-page.mts';
import { byPlace, type Finding } from './findings.mts';
import { findBrokenLinks, type LinkedPage } from './links.mts';
import { readText } from './lock.mts';
import { describeError, isFinding, listPages, readPage } from './project.mts';
import { checkUiFiles, type CheckedUiFile } from './ui-files.mts';

const AUTHORS = 'authors.yml';

export interface Breaking {
  /** Files of pages or data that cannot be shown, with what is wrong. */
  files: ReadonlyMap<string, Finding[]>;
  /** Files of interface texts; what of them is usable is shown. */
  ui: readonly CheckedUiFile[];
}

/** Differences that change where a page lives or what runs on it, not only what it says. */
function isBreaking({ kind, message }: { kind: string; message: string }): boolean {
  return (
    (kind === 'components' && message.includes('adds')) ||
    (kind === 'front-matter' && /"(?:slug|id|date|authors|pageType)"/.test(message))
  );
}

async function checkAuthors(root: string): Promise<Finding[]> {
  const file = `${TRANSLATIONS}/docusaurus-plugin-content-blog/${AUTHORS}`;
  const [english, chinese] = await Promise.all([
    readText(root, `blog/${AUTHORS}`),
    readText(root, file),
  ]);
  if (chinese === undefined || english === undefined) return [];
  const add = (line: number, message: string): Finding => ({ kind: 'broken', file, line, message });
  try {
    const [en, zh] = [english, chinese].map((text) =>
      Object.keys((parseYaml(text) ?? {}) as object),
    );
    const lost = en!.filter((name) => !zh!.includes(name));
    return lost.map((name) => add(1, `the author "${name}" is missing`));
  } catch (error) {
    const { line, message } = describeError(error);
    return [add(line - 1, message)];
  }
}

/**
 * Everything in the translations that would stop or spoil the build of the Chinese site. Each file
 * is looked at alone, so that one fault never hides another.
 */
export async function findBreaking(root: string): Promise<Breaking> {
  const files = new Map<string, Finding[]>();
  const fallen = new Set<string>();
  const add = (finding: Finding): void => {
    files.set(finding.file, [...(files.get(finding.file) ?? []), finding]);
    if (finding.page) fallen.add(finding.page);
  };
  const pairs = await listPages(root);
  const compile = pairs.some(({ hasChinese }) => hasChinese)
    ? await createPageCompiler(root)
    : async () => undefined;
  const linked: LinkedPage[] = [];
  for (const { page, english, chinese, hasEnglish, hasChinese } of pairs) {
    if (!hasEnglish) {
      const message = 'has no English page, so nothing links to it';
      add({ kind: 'orphan-page', file: chinese, line: 1, page, message });
      continue;
    }
    const en = await readPage(root, page, english);
    // A fault of the English page stops the build later, with Docusaurus' own words.
    if (isFinding(en) || en === undefined) continue;
    const zh = hasChinese ? await readPage(root, page, chinese) : undefined;
    const own = isFinding(zh) ? zh : hasChinese ? await compile(page, chinese) : undefined;
    if (own) add(own);
    const sectioned = isFinding(zh) ? undefined : (zh as SectionedPage | undefined);
    if (sectioned && !own) {
      for (const one of findDifferences(en, sectioned).filter(isBreaking)) {
        add({ ...one, file: chinese, page });
      }
    }
    linked.push({ page, chineseFile: chinese, english: en, chinese: sectioned });
  }
  for (let found = findBrokenLinks(linked, fallen); found.length > 0;) {
    for (const finding of found) add(finding);
    found = findBrokenLinks(linked, fallen);
  }
  await cacheOf(root).save();
  for (const finding of await checkAuthors(root)) add(finding);
  for (const list of files.values()) list.sort(byPlace);
  return { files, ui: await checkUiFiles(root) };
}
