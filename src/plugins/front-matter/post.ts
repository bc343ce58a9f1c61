import fs from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';

const AUTHORS = 'blog/authors.yml';
/** It is tomorrow somewhere: a post may be as far ahead as time zones are apart. */
const MAX_AHEAD_MS = 24 * 60 * 60 * 1000;

const WRITTEN = /^date:\s*['"]?(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt\s]+(\d{1,2}):(\d{2}))?/m;

/** YAML and JavaScript read 31 February as 3 March and 25:00 as 1 o'clock; people do not. */
function isInCalendar(source: string): boolean {
  const parts = WRITTEN.exec(source);
  if (!parts) return true;
  const [year, month, day, hour = 0, minute = 0] = parts
    .slice(1)
    .map((part?: string) => (part === undefined ? undefined : Number(part)));
  const date = new Date(Date.UTC(year!, month! - 1, day));
  return date.getUTCMonth() === month! - 1 && hour! < 24 && minute! < 60;
}

function authorProblem(siteDir: string, authors: readonly string[]): string | undefined {
  const file = path.join(siteDir, AUTHORS);
  if (!fs.existsSync(file)) return undefined;
  let known: string[];
  try {
    known = Object.keys((parseYaml(fs.readFileSync(file, 'utf8')) ?? {}) as object);
  } catch {
    return undefined; // Docusaurus says what is wrong with that file.
  }
  const unknown = authors.filter((author) => !known.includes(author));
  if (unknown.length === 0) return undefined;
  return (
    `the author "${unknown.join('", "')}" is not in ${AUTHORS}. ` +
    `Add an entry there, or use ${known.join(', ')}.`
  );
}

export interface Post {
  /** The file with its front matter, as it is written. */
  source: string;
  frontMatter: Readonly<Record<string, unknown>>;
  siteDir: string;
  now: Date;
}

/** What is wrong with the date or the authors of a post whose front matter has the right types. */
export function findPostProblem({ source, frontMatter, siteDir, now }: Post): string | undefined {
  if (!isInCalendar(source)) {
    return 'the date is not in the calendar. Correct the key "date".';
  }
  const date = new Date(frontMatter.date as string | Date);
  if (!frontMatter.draft && date.getTime() - now.getTime() > MAX_AHEAD_MS) {
    return (
      `the date ${date.toISOString().slice(0, 10)} is in the future, and the post would be public now. ` +
      'Correct the key "date", or add "draft: true" until then.'
    );
  }
  return authorProblem(siteDir, frontMatter.authors as string[]);
}
