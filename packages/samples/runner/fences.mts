import fs from 'node:fs/promises';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { readCachedMarkdown } from '@rslib-docs/kit/node/content-cache';
import { readSections } from '@rslib-docs/translations/core/sections';
import { listPages } from '@rslib-docs/translations/cli/project';
import { parseFenceMeta, type FenceMeta } from './fence-meta';

export interface Fence {
  /** Relative to the project. */
  file: string;
  /** Line of the opening backticks, from 1. */
  line: number;
  lang: string;
  meta: FenceMeta;
  /** As it stands on the page, without the indentation of the fence. */
  code: string;
  /** What a reader copies: without `// [!code ++]` and its like. */
  text: string;
}

export interface Page {
  /** Name of the page, the same in both languages. */
  name: string;
  file: string;
  fences: Fence[];
}

const NOTATION = /[ \t]*(?:\/\/|\/\*|#|<!--) \[!code [^\]]+\](?: \*\/| -->)?[ \t]*$/gm;
const REMOVED_LINE = /^.*\[!code --\].*\n?/gm;

/** The code without its notations; a line that is marked as removed is not there. */
export function withoutNotations(code: string): string {
  return code.replace(REMOVED_LINE, '').replace(NOTATION, '');
}

export async function readFences(file: string, source: string): Promise<Fence[]> {
  const { sections } = await readSections(source, readCachedMarkdown);
  return sections.flatMap(({ samples }) =>
    samples.map(({ lang, meta, code, line }) => ({
      file,
      line,
      lang,
      meta: parseFenceMeta(meta),
      code,
      text: withoutNotations(code),
    })),
  );
}

/** Every page in English, then in Chinese if asked for. `wanted` is a part of names or files. */
export async function readPages(
  root: string,
  wanted = '',
  languages: 'both' | 'english' = 'both',
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const { page, english, chinese, hasEnglish, hasChinese } of await listPages(root)) {
    if (![page, english, chinese].some((name) => name.includes(wanted))) continue;
    const files = [hasEnglish && english, hasChinese && languages === 'both' && chinese].filter(
      (file) => file !== false,
    );
    for (const file of files) {
      const source = await fs.readFile(path.join(root, file), 'utf8');
      pages.push({ name: page, file, fences: await readFences(file, source) });
    }
  }
  return pages;
}

/** Something wrong with a page: where, what, and what was expected, and the actual result. */
export interface Finding {
  file: string;
  line: number;
  message: string;
  expected?: string;
  actual?: string;
}

/** `- ` is what the page says, `+ ` what the tool does. */
function difference(expected: string, actual: string): string {
  const patch = createTwoFilesPatch('page', 'tool', `${expected}\n`, `${actual}\n`, '', '', {
    context: 2,
  });
  const lines = patch.split('\n').slice(4);
  return lines
    .map((line) => `    ${line}`.trimEnd())
    .join('\n')
    .trimEnd();
}

export function formatFinding(finding: Finding): string {
  const head = `${finding.file}:${finding.line}: ${finding.message}`;
  if (finding.expected === undefined || finding.actual === undefined) return head;
  return `${head}\n${difference(finding.expected, finding.actual)}`;
}
