import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { readCachedMarkdown } from '@rslib-docs/kit/node/content-cache';
import { listFiles } from '@rslib-docs/kit/node/files';
import { listPages } from '@rslib-docs/translations/cli/project';
import { readSections } from '@rslib-docs/translations/core/sections';
import { parseFenceMeta } from '../runner/fence-meta';
import type { Finding } from '../runner/fences.mts';
import { readJson } from '../runner/packages.mts';
import { isQuotedBy } from './match-quotation.mts';

/** Messages, and files whose messages, need no entry on a page, with the reason. */
export const UNEXPLAINED_FILE = 'packages/samples/messages/unexplained.json';
/** Packages whose messages people see. Those of Rspack are compiled to machine code. */
export const PACKAGES = ['@rslib/core', '@rsbuild/core', 'rsbuild-plugin-dts'];

/** A text that a package can print. What is only known when it runs stands as `…`. */
export interface Message {
  text: string;
  /** Relative to `node_modules`. */
  file: string;
  line: number;
}

/** Calls whose texts are no messages: help, progress, and what is looked for in other texts. */
const OTHER_CALLS = new Set([
  ...['command', 'example', 'option', 'usage'],
  ...['debug', 'info', 'log', 'ready', 'start', 'success'],
  ...['includes', 'indexOf', 'split', 'startsWith'],
]);
const LOG_CALLS = new Set(['error', 'fatal', 'warn']);
/** A text of so many words is a message wherever it stands, and of so few where it is thrown. */
const MIN_WORDS = 4;
const MIN_WORDS_THROWN = 2;

const WORD = /(?<![^\s'"(`[])[A-Za-z]{2,}(?=[\s.,:'"`)\]]|$)/g;

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

const isColor = (node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node) && /color/i.test(node.expression.getText());

const isText = (node: ts.Node): node is ts.Expression =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken);

/** The text of an expression without colors. `gap` is called with what stands in it as `…`. */
function textOf(node: ts.Expression, gap: (node: ts.Expression) => void): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => textOf(expression, gap) + literal.text,
    );
    return node.head.text + spans.join('');
  }
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, gap);
  if (ts.isBinaryExpression(node) && isText(node))
    return textOf(node.left, gap) + textOf(node.right, gap);
  if (ts.isCallExpression(node) && isColor(node.expression) && node.arguments.length === 1)
    return textOf(node.arguments[0]!, gap);
  gap(node);
  return '…';
}

/** The name of what is called: `warn` of `logger.warn()`, `TypeError` of `new TypeError()`. */
function calleeOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

export function findMessages(source: string, file: string): Message[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found: Message[] = [];
  const visit = (node: ts.Node, least: number): void => {
    const callee = calleeOf(node);
    if (callee !== undefined && OTHER_CALLS.has(callee)) return;
    if (isText(node)) {
      const gaps: ts.Expression[] = [];
      const text = textOf(node, (gap) => gaps.push(gap))
        .replace(/\s+/g, ' ')
        .trim();
      if (countWords(text) >= least) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
        found.push({ text, file, line: line + 1 });
      }
      for (const gap of gaps) visit(gap, MIN_WORDS);
      return;
    }
    const isThrown = callee !== undefined && (LOG_CALLS.has(callee) || callee.endsWith('Error'));
    ts.forEachChild(node, (child) => visit(child, isThrown ? MIN_WORDS_THROWN : MIN_WORDS));
  };
  visit(tree, MIN_WORDS);
  return found;
}

/** All messages of the installed packages, each text once. */
export async function readMessages(modules: string): Promise<Message[]> {
  const messages = new Map<string, Message>();
  for (const name of PACKAGES) {
    const dist = path.join(modules, name, 'dist');
    for (const file of [...(await listFiles(dist, '.js')), ...(await listFiles(dist, '.mjs'))]) {
      const source = await fs.readFile(path.join(dist, file), 'utf8');
      for (const message of findMessages(source, `${name}/dist/${file}`))
        if (!messages.has(message.text)) messages.set(message.text, message);
    }
  }
  return [...messages.values()];
}

export interface Unexplained {
  reason: string;
  /** As `npm run site -- prove messages` prints them. */
  messages?: string[];
  /** Below `node_modules`; a folder ends with a slash. */
  files?: string[];
}

/** A text that a page shows as code or says that a sample prints. */
export interface Quotation {
  /** `guide/faq/errors#no-entry`. */
  place: string;
  text: string;
}

export const readUnexplained = (root: string): Promise<Unexplained[]> =>
  readJson<Unexplained[]>(root, UNEXPLAINED_FILE);

/** What the sections of the English pages quote. */
export async function readQuotations(root: string): Promise<Quotation[]> {
  const pages = (await listPages(root)).filter(({ hasEnglish }) => hasEnglish);
  const quotations = pages.map(async ({ english }) => {
    const source = await fs.readFile(path.join(root, english), 'utf8');
    const { sections } = await readSections(source, readCachedMarkdown);
    return sections.flatMap(({ id, inlineCode, samples }) => {
      const place = `${english.replace(/^docs\/|\.mdx$/g, '')}#${id}`;
      const fails = samples.map(({ meta }) => parseFenceMeta(meta).values.get('fails'));
      const texts = [...inlineCode, ...fails].filter((text) => typeof text === 'string');
      return texts.map((text) => ({ place, text }));
    });
  });
  return (await Promise.all(quotations)).flat();
}

/**
 * The place that quotes a message, on the page of messages where it is there. Words that several
 * sections quote do not tell which of them is meant.
 */
function placeOf({ text }: Message, quotations: readonly Quotation[]): string | undefined {
  const quoting = quotations.filter((quotation) => isQuotedBy(text, quotation.text));
  const listed = quoting.filter(({ place }) => place.startsWith('guide/faq/errors#'));
  const all = listed.length > 0 ? listed : quoting;
  const isOnly = (one: Quotation) =>
    all.every(({ place, text: own }) => own !== one.text || place === one.place);
  return (all.find(isOnly) ?? all[0])?.place;
}

export const quotedMessages = (
  messages: readonly Message[],
  quotations: readonly Quotation[],
): Quotation[] =>
  messages.flatMap((message) => {
    const place = placeOf(message, quotations);
    return place === undefined ? [] : [{ text: message.text, place }];
  });

const isIn = ({ file }: Message, files: readonly string[] = []): boolean =>
  files.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));

/** Messages that are neither in `quoted` nor excused, and excuses that are no longer needed. */
export function checkMessages(
  messages: readonly Message[],
  quoted: readonly Quotation[],
  unexplained: readonly Unexplained[],
): Finding[] {
  const findings: Finding[] = [];
  const addStale = (message: string): void =>
    void findings.push({ file: UNEXPLAINED_FILE, line: 1, message: `${message}; remove it` });
  const places = new Map(quoted.map(({ text, place }) => [text, place]));
  const excused = new Set(unexplained.flatMap((one) => one.messages ?? []));
  for (const message of messages) {
    const { text, file, line } = message;
    if (unexplained.some(({ files }) => isIn(message, files))) continue;
    const place = places.get(text);
    const isExcused = excused.delete(text);
    if (isExcused && place !== undefined) addStale(`"${text}" is quoted by ${place}`);
    if (isExcused || place !== undefined) continue;
    const missing = `no page quotes "${text}"; add it to docs/guide/faq/errors.mdx, or with a reason to ${UNEXPLAINED_FILE}`;
    findings.push({ file: `node_modules/${file}`, line, message: missing });
  }
  for (const text of excused) addStale(`no installed package prints "${text}"`);
  for (const file of unexplained.flatMap(({ files }) => files ?? [])) {
    if (!messages.some((message) => isIn(message, [file]))) addStale(`no message is in "${file}"`);
  }
  return findings;
}
