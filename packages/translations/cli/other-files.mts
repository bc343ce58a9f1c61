import fs from 'node:fs';
import path from 'node:path';
import { excessOfData } from '@rslib-docs/kit/shared/limits';
import { parseYaml } from '@rslib-docs/kit/node/yaml';
import { VERSIONS_FILE, readVersions } from '@rslib-docs/kit/node/versions';
import { findUnseen } from '@rslib-docs/kit/shared/text';
import { LOCK_FILE, STYLE_FILE, TRANSLATIONS, englishCounterpart } from '../core/places';
import { cached, describeError, readText, type Finding } from './project.mts';
import { isUiFile } from './ui-files.mts';

export const AUTHORS_FILE = `${TRANSLATIONS}/docusaurus-plugin-content-blog/authors.yml`;
const ENGLISH_AUTHORS = 'blog/authors.yml';

const OWN_FILES = [AUTHORS_FILE, `${TRANSLATIONS}/${LOCK_FILE}`, `${TRANSLATIONS}/${STYLE_FILE}`];
const isKnown = (file: string): boolean =>
  OWN_FILES.includes(file) ||
  isUiFile(file) ||
  (file.endsWith('.mdx') && typeof englishCounterpart(file) === 'string');

/**
 * Files below the translations that are neither a page nor texts of the site:
 * Docusaurus would read or publish some of them, and there is no English file to compare them with.
 */
export async function findForeignFiles(root: string): Promise<Finding[]> {
  const dir = path.join(root, TRANSLATIONS);
  const entries = fs.existsSync(dir)
    ? fs.readdirSync(dir, { recursive: true, withFileTypes: true })
    : [];
  const message = 'the site reads no such file; remove it, or give it the name of its English file';
  return (
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      // Hidden files belong to editors and systems; nothing reads them.
      .filter((file) => !/\/\./.test(file) && !isKnown(file))
      .sort()
      .map((file) => ({ kind: 'unknown-file', file, line: 1, message }))
  );
}

/** The fields of an author that a translation may change. */
const TEXTS: readonly string[] = ['name', 'title', 'description'];
const QUOTES = 'Put a text with signs of YAML, such as * & ! or a date in quotes.';

type Authors = Record<string, Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const asText = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** The problem with a field of an author; undefined if there is none. */
function faultOfField(key: string, english: unknown, chinese: unknown): string | undefined {
  const unseen = typeof chinese === 'string' && findUnseen(chinese);
  if (unseen) return unseen;
  const isText = TEXTS.includes(key);
  const isExpected = isText
    ? chinese && typeof chinese === 'string'
    : asText(chinese) === asText(english);
  if (isExpected) return undefined;
  return `is ${asText(chinese)} instead of ${isText ? `a text. ${QUOTES}` : asText(english)}`;
}

async function compareAuthors(en: Authors, chinese: string): Promise<Finding[]> {
  const { LineCounter, parseDocument, visit } = await import('yaml');
  const excess = excessOfData(chinese);
  if (excess) return [{ kind: 'broken', file: AUTHORS_FILE, line: 1, message: excess }];
  const counter = new LineCounter();
  const document = parseDocument(chinese, { lineCounter: counter, uniqueKeys: false });
  const findings: Finding[] = [];
  const add = (message: string, node?: { range?: readonly number[] | null }): void => {
    const line = node?.range ? counter.linePos(node.range[0]!).line : 1;
    findings.push({ kind: 'broken', file: AUTHORS_FILE, line, message });
  };
  const nodeAt = (...keys: string[]) => document.getIn(keys, true) as { range?: number[] };
  // A value that contains itself, or another many times, has no end.
  visit(document, {
    Alias: (_key, node) => add(`*${node.source} stands for another value. ${QUOTES}`, node),
  });
  let zh: unknown;
  try {
    zh = parseYaml(chinese);
  } catch (error) {
    // A fault of the form is said with its line; that there are too many values, by the names.
    if ((error as { mark?: object }).mark || findings.length === 0) throw error;
  }
  if (findings.length > 0) return findings;
  if (!isRecord(zh)) {
    add('expected authors by name');
    return findings;
  }
  for (const name of Object.keys(en)) {
    if (!Object.hasOwn(zh, name)) add(`the author "${name}" is missing`);
  }
  for (const [name, author] of Object.entries(zh)) {
    const known = Object.hasOwn(en, name) ? en[name] : undefined;
    if (!known) add(`the author "${name}" is not in ${ENGLISH_AUTHORS}`, nodeAt(name));
    else if (!isRecord(author)) add(`the author "${name}" has no fields`, nodeAt(name));
    else {
      for (const key of new Set([...Object.keys(known), ...Object.keys(author)])) {
        const fault = faultOfField(key, known[key], author[key]);
        if (fault) add(`"${key}" of "${name}" ${fault}`, nodeAt(name, key));
      }
    }
  }
  return findings;
}

/** The translated authors: the English list, with the same addresses and pictures. */
export async function checkAuthors(root: string): Promise<Finding[]> {
  const english = await readText(root, ENGLISH_AUTHORS);
  if (english === undefined) return [];
  let en: Authors;
  try {
    en = (parseYaml(english) ?? {}) as Authors;
  } catch {
    // It stops the build later, with Docusaurus' own words.
    return [];
  }
  try {
    const chinese = await readText(root, AUTHORS_FILE);
    if (chinese === undefined) return [];
    return await cached('authors', [english, chinese], () => compareAuthors(en, chinese));
  } catch (error) {
    const { mark } = error as { mark?: { line: number } };
    const { message } = describeError(error);
    const says = mark ? `${message}. ${QUOTES}` : message;
    return [{ kind: 'broken', file: AUTHORS_FILE, line: (mark?.line ?? 0) + 1, message: says }];
  }
}

/**
 * Versions without Chinese pages, or with the label of the unreleased one: both are left by
 * Docusaurus' own command.
 */
export async function findIncompleteVersions(root: string): Promise<Finding[]> {
  const docs = `${TRANSLATIONS}/docusaurus-plugin-content-docs`;
  const exists = (folder: string) => fs.existsSync(path.join(root, docs, folder));
  const labelOf = async (folder: string): Promise<string | undefined> => {
    try {
      const text = (await readText(root, `${docs}/${folder}.json`)) ?? '{}';
      const labels = JSON.parse(text) as Record<string, { message?: string } | undefined>;
      return labels['version.label']?.message;
    } catch {
      // A file that is not valid JSON is a separate finding.
      return undefined;
    }
  };
  const current = await labelOf('current');
  const findings: Finding[] = [];
  for (const version of readVersions(root)) {
    const folder = `version-${version}`;
    const label = await labelOf(folder);
    const isNamed = current === undefined || (label !== undefined && label !== current);
    const hasPages = exists(folder);
    if ((hasPages || !exists('current')) && isNamed) continue;
    const says = hasPages
      ? `label. Write it into ${docs}/${folder}.json`
      : `pages. Write them into ${docs}/${folder}/`;
    const message = `version ${version} has no Chinese ${says}`;
    findings.push({ kind: 'version', file: VERSIONS_FILE, line: 1, message });
  }
  return findings;
}
