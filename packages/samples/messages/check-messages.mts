import fs from 'node:fs/promises';
import path from 'node:path';
import { listPages } from '@rslib-docs/translations/cli/project';
import { readSections } from '@rslib-docs/translations/core/sections';
import { parseFenceMeta } from '../runner/fence-meta';
import type { Finding } from '../runner/finding.mts';
import { isQuotedBy } from './match-quotation.mts';
import type { Message } from './read-messages.mts';

/** Messages, and files whose messages, need no entry on a page, with the reason. */
export const UNEXPLAINED_FILE = 'packages/samples/messages/unexplained.json';
/** Packages whose messages reach who builds a library. Those of Rspack are compiled to machine code. */
export const PACKAGES = ['@rslib/core', '@rsbuild/core', 'rsbuild-plugin-dts'];

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

export async function readUnexplained(root: string): Promise<Unexplained[]> {
  return JSON.parse(await fs.readFile(path.join(root, UNEXPLAINED_FILE), 'utf8')) as Unexplained[];
}

/** What the sections of the English pages quote. */
export async function readQuotations(root: string): Promise<Quotation[]> {
  const pages = (await listPages(root)).filter(({ hasEnglish }) => hasEnglish);
  const quotations = pages.map(async ({ english }) => {
    const { sections } = await readSections(await fs.readFile(path.join(root, english), 'utf8'));
    return sections.flatMap(({ id, inlineCode, samples }) => {
      const place = `${english.replace(/^docs\/|\.mdx$/g, '')}#${id}`;
      const fails = samples.map(({ meta }) => parseFenceMeta(meta).values.get('fails'));
      const texts = [...inlineCode, ...fails].filter((text) => typeof text === 'string');
      return texts.map((text) => ({ place, text }));
    });
  });
  return (await Promise.all(quotations)).flat();
}

/** Places that quote a message, each once, the page of messages first. */
export function placesOf({ text }: Message, quotations: readonly Quotation[]): string[] {
  const quoting = quotations.filter((quotation) => isQuotedBy(text, quotation.text));
  const isOfErrors = (place: string) => place.startsWith('guide/faq/errors#');
  return [...new Set(quoting.map(({ place }) => place))].sort(
    (a, b) => Number(isOfErrors(b)) - Number(isOfErrors(a)),
  );
}

const isIn = ({ file }: Message, files: readonly string[] = []): boolean =>
  files.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));

/** Messages that are neither quoted nor excused, and excuses that are no longer needed. */
export function checkMessages(
  messages: readonly Message[],
  quotations: readonly Quotation[],
  unexplained: readonly Unexplained[],
): Finding[] {
  const findings: Finding[] = [];
  const excused = new Set(unexplained.flatMap((one) => one.messages ?? []));
  for (const message of messages) {
    const { text, file, line } = message;
    if (unexplained.some(({ files }) => isIn(message, files))) continue;
    const [place] = placesOf(message, quotations);
    if (excused.delete(text)) {
      if (place === undefined) continue;
      const now = `"${text}" is quoted by ${place}; remove it`;
      findings.push({ file: UNEXPLAINED_FILE, line: 1, message: now });
    } else if (place === undefined) {
      const missing = `no page quotes "${text}"; add it to docs/guide/faq/errors.mdx, or with a reason to ${UNEXPLAINED_FILE}`;
      findings.push({ file: `node_modules/${file}`, line, message: missing });
    }
  }
  for (const text of excused) {
    const gone = `no installed package prints "${text}"; remove it`;
    findings.push({ file: UNEXPLAINED_FILE, line: 1, message: gone });
  }
  for (const file of unexplained.flatMap(({ files }) => files ?? [])) {
    if (messages.some((message) => isIn(message, [file]))) continue;
    const gone = `no message is in "${file}"; remove it`;
    findings.push({ file: UNEXPLAINED_FILE, line: 1, message: gone });
  }
  return findings;
}
