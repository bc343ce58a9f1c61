import { createHash } from 'node:crypto';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  searchIndexFile,
  textOf,
  toSearchDocuments,
  type SearchablePage,
  type SearchDocument,
} from '../engine/document';
import { variantsFile, writeVariants } from '../engine/han-variants';
import { codeFile, takeCode, type TextRange } from '../engine/page-code';
import { headFile, UNDIVIDED_BYTES } from '../engine/parts/contract';
import { divideIndex } from '../engine/parts/divide';
import { findHanVariants } from './chinese';
import { ifThere, readTextFile } from '@rslib-docs/kit/node/files';

/** A page, and where code samples stand in its `content`: from here to before there. */
export interface PageWithSamples extends SearchablePage {
  samples: readonly (readonly [from: number, to: number])[];
}

/** Hexadecimal digits of an index's name. */
const HASH_LENGTH = 10;

/** An area of the site, as the top navigation names it. */
export interface SearchArea {
  label: string;
  /** Regular expression on the address. */
  activeMatch: string;
  /** Whether readers look there for answers: other pages rank behind, and their text comes later. */
  hasAnswers: boolean;
}

/** The areas in the language of the site that is being built. */
export async function translateAreas(
  areas: readonly SearchArea[],
  localizationDir: string,
): Promise<SearchArea[]> {
  const file = path.join(localizationDir, 'docusaurus-theme-classic', 'navbar.json');
  const text = (await ifThere(readTextFile(file))) ?? '{}';
  const messages = JSON.parse(text) as Record<string, { message: string } | undefined>;
  return areas.map((area) => ({
    ...area,
    label: messages[`item.label.${area.label}`]?.message ?? area.label,
  }));
}

export interface WrittenIndex {
  /** By path below the base path of the language. */
  files: Map<string, string>;
  isParted: boolean;
}

/** All lines of a page but its headings. */
function linesBetweenHeadings({ content, toc }: PageWithSamples): TextRange[] {
  const placed = toc.filter(({ charIndex }) => charIndex >= 0);
  const starts = [0, ...placed.map(({ charIndex, text }) => charIndex + text.length + 1)];
  const ends = [...placed.map(({ charIndex }) => charIndex - 1), content.length];
  return starts
    .map((start, at): TextRange => [start, ends[at]!])
    .filter(([start, end]) => start < end);
}

/**
 * The static indexes of search: for each version a file, an array of its pages, and one with the
 * code that was taken out of them. Where one of them is too large to be loaded before the first
 * answer, all are there in parts too.
 */
export function writeSearchIndex(
  pages: readonly PageWithSamples[],
  lang: string,
  areas: readonly SearchArea[],
): WrittenIndex {
  const areaOf = (routePath: string) =>
    areas.find(({ activeMatch }) => new RegExp(activeMatch).test(routePath));
  const label = (routePath: string) => areaOf(routePath)?.label ?? '';
  const isAside = (routePath: string) => !areaOf(routePath)?.hasAnswers;
  // In a document the description is before the text.
  const codeOf = (page: PageWithSamples, { content }: SearchDocument): TextRange[] => {
    const shift = content.length - page.content.length;
    const code = isAside(page.routePath) ? linesBetweenHeadings(page) : page.samples;
    return code.map(([from, to]) => [from + shift, to + shift]);
  };
  const versions = [...new Set(['', ...pages.map(({ version }) => version)])];
  const indexes = versions.map((version) => {
    const own = pages.filter((page) => page.version === version);
    const documents = toSearchDocuments(own, label, isAside);
    const code = documents.map((document, id) => codeOf(own[id]!, document));
    return { name: searchIndexFile(lang, version), documents, code };
  });
  const written = writeIndexes(indexes);
  const text = indexes.flatMap(({ documents }) => documents.map(textOf)).join('\n');
  written.files.set(variantsFile(lang), writeVariants(findHanVariants(text)));
  return written;
}

/** An index with the name of its undivided file. */
interface NamedIndex {
  name: string;
  documents: readonly SearchDocument[];
  /** For each document, what of its content comes later. */
  code?: readonly (readonly TextRange[])[];
}

/** `undividedBytes` is the most, as it travels, that is not divided. */
export function writeIndexes(
  indexes: readonly NamedIndex[],
  undividedBytes = UNDIVIDED_BYTES,
): WrittenIndex {
  const files = new Map<string, string>();
  for (const { name, documents, code = [] } of indexes) {
    const taken = documents.map((document, id) => takeCode(document, code[id] ?? []));
    files.set(name, JSON.stringify(taken.map(({ prose }) => prose)));
    files.set(codeFile(name), JSON.stringify(taken.flatMap((page) => page.code ?? [])));
  }
  const wholes = indexes.map(({ documents }) => JSON.stringify(documents));
  const isParted = wholes.some((text) => gzipSync(text).length > undividedBytes);
  if (!isParted) return { files, isParted };
  for (const [at, { name, documents }] of indexes.entries()) {
    const hash = createHash('sha256').update(wholes[at]!).digest('hex').slice(0, HASH_LENGTH);
    const divided = divideIndex(documents, hash);
    files.set(headFile(name), JSON.stringify(divided.head));
    for (const [file, text] of divided.files) files.set(file, text);
  }
  return { files, isParted };
}
