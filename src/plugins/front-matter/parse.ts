import fs from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { unwrapMdxCodeBlocks } from '@docusaurus/utils';
import { AREAS, isPartial } from '@rslib-docs/translations/core/places';
import { parseYaml } from '@rslib-docs/kit/node/yaml';
import { ifThere, readTextFile } from '@rslib-docs/kit/node/files';
import { findUnseen } from '@rslib-docs/kit/shared/text';
import { stringsOf, type Literal } from '@rslib-docs/kit/shared/literal';
import { SourceError } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { parseHeader } from './header';
import { PAGE_TYPES } from '../page-data/contract';
import { BLOG_SCHEMA, DOC_SCHEMA, SHARED_SCHEMA } from './schema';

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

interface Post {
  /** The file with its front matter, as it is written. */
  source: string;
  frontMatter: Readonly<Record<string, unknown>>;
  siteDir: string;
  now: Date;
}

/** The problem with the date or the authors of a post whose front matter has the right types. */
function findPostProblem({ source, frontMatter, siteDir, now }: Post): string | undefined {
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

type FrontMatter = Record<string, unknown>;

/** Folders of translations, in every version, with the folders of the originals. */
const FOLDERS: readonly (readonly [translation: string, original: string])[] = [
  ...AREAS.map(({ chinese, english }) => [`/${chinese}/`, `${english}/`] as const),
  ['/docusaurus-plugin-content-docs/version-', 'versioned_docs/version-'],
];

/** The page that a file translates; undefined where the file is not a translation. */
function originalOf(file: string): string | undefined {
  for (const [translation, original] of FOLDERS) {
    const at = file.indexOf(translation);
    if (at >= 0) return original + file.slice(at + translation.length);
  }
  return undefined;
}

/**
 * What a translation takes from its original. It may be unlisted by itself, but no draft: links lead
 * to it, so readers get the original until it is ready.
 */
async function readVisibility(own: FrontMatter, siteDir: string, file: string) {
  const original = originalOf(file);
  if (original === undefined) return {};
  const filePath = path.join(siteDir, original);
  const fileContent = await ifThere(readTextFile(filePath));
  if (fileContent === undefined) return {};
  // Errors of the original are reported for the original only.
  const page = await parseHeader(filePath, fileContent).catch(() => undefined);
  if (!page) return {};
  const { draft, unlisted, options } = page.frontMatter;
  // Facts are the same in every language.
  const shared = options === undefined ? {} : { options };
  if (draft === true) return { ...shared, draft, unlisted: false };
  if (own.draft === true) {
    throw new Error(
      `${file}: "draft: true" is in the translation only. ` +
        `Add the key to ${original} as well, or remove the file until it is translated.`,
    );
  }
  return unlisted === true ? { ...shared, unlisted } : shared;
}

/** What an address or a file system takes for something else. */
const NOT_IN_NAMES = /[%#?\\"<>|*:\u0000-\u001f]/;

/** A page as the build has read it. Its own parser, which Docusaurus hands over too, is not used. */
type Page = Pick<Parameters<ParseFrontMatter>[0], 'filePath' | 'fileContent'>;

function schemaFor(file: string) {
  if (isPartial(file)) return SHARED_SCHEMA;
  return /(?:^|\/)(?:blog|docusaurus-plugin-content-blog)\//.test(file) ? BLOG_SCHEMA : DOC_SCHEMA;
}

/** A slug is a path inside the site: no host, no parent folder, no query, fragment or escape. */
function isInsideSite(slug: string): boolean {
  return (
    /^\/?(?:[\p{L}\p{N}\w.~-]+\/)*[\p{L}\p{N}\w.~-]*$/u.test(slug) &&
    !slug.split('/').some((segment) => segment === '..' || segment === '.')
  );
}

/** Checks the front matter of every page; `warn` receives what need not stop the build. */
export function createFrontMatterParser(
  siteDir: string,
  warn: (message: string) => void,
  now: Date = new Date(),
): (params: Page) => ReturnType<ParseFrontMatter> {
  const warned = new Set<string>();
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const fail = (problem: string): never => {
      throw new Error(`${file}: ${problem}`);
    };
    const [sign] = NOT_IN_NAMES.exec(file) ?? [];
    if (sign) fail(`the name of the file has ${sign}. Use letters, digits, "-" and "_".`);
    const text = params.fileContent.replace(/^\uFEFF/, '');
    // Docusaurus takes these fences away, so that what looks like a sample to every other reader of
    // the file is compiled.
    if (unwrapMdxCodeBlocks(text) !== text) {
      const line = text.slice(0, text.indexOf('mdx-code-block')).split('\n').length;
      fail(`line ${line}: a fence of the language mdx-code-block is not allowed in content.`);
    }
    const result = await parseHeader(params.filePath, text).catch((error: Error) => {
      if (error instanceof SourceError) return fail(`line ${error.line}: ${error.message}`);
      const mark = (error as { mark?: { line: number } }).mark;
      const line = mark ? ` on line ${mark.line + 1}` : '';
      return fail(`broken front matter${line}: ${error.message.split('\n')[0]} Correct the YAML.`);
    });

    // The schema copies what it checks, and a copy takes this key for its own prototype.
    if (Object.hasOwn(result.frontMatter, '__proto__')) {
      fail('unknown front matter key "__proto__". Remove it.');
    }

    const schema = schemaFor(file);
    const { error } = schema.validate(result.frontMatter, { abortEarly: false });
    if (error) {
      const problems = error.details.map((detail) => {
        const key = detail.path.join('.') || String(detail.context?.label ?? '');
        return detail.type === 'object.unknown'
          ? `unknown front matter key "${key}". Remove it or correct its spelling.`
          : `front matter: ${detail.message}. Correct the key "${key}".`;
      });
      fail(problems.join(`\n${file}: `));
    }

    for (const [key, value] of Object.entries(result.frontMatter)) {
      const problem = findUnseen(stringsOf(value as Literal).join(' '));
      if (problem) fail(`front matter: the key "${key}" ${problem}`);
    }

    const visibility = await readVisibility(result.frontMatter, siteDir, file);
    const frontMatter = { ...result.frontMatter, ...visibility };
    const problem =
      schema === BLOG_SCHEMA && findPostProblem({ source: text, frontMatter, siteDir, now });
    if (problem) fail(problem);

    const { slug, pageType } = frontMatter as { slug?: string; pageType?: string };
    if (slug !== undefined && !isInsideSite(slug)) {
      fail(`the slug "${slug}" is not a plain path on this site. Use one such as /guide/start/.`);
    }
    if (pageType && !(PAGE_TYPES as readonly string[]).includes(pageType) && !warned.has(file)) {
      warned.add(file);
      warn(
        `${file}: unknown pageType "${pageType}", drawn as "doc". Use ${PAGE_TYPES.join(', ')}.`,
      );
    }
    return { ...result, frontMatter };
  };
}
