import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { unwrapMdxCodeBlocks } from '@docusaurus/utils';
import { HALF_CHARACTER, holdsHalfCharacter } from '@rslib-docs/kit/shared/half-character';
import { stringsOf, type Literal } from '@rslib-docs/kit/shared/literal';
import { HeaderError } from '@rslib-docs/kit/shared/markdown/check-header';
import { isPartial } from '@rslib-docs/translations/core/places';
import { parseHeader } from './header';
import { findPostProblem } from './post';
import { readVisibility } from './visibility';
import { BLOG_SCHEMA, DOC_SCHEMA, PAGE_TYPES, SHARED_SCHEMA } from './schema';

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

/**
 * Checks the front matter of every page against the schema of its kind. Throws with the file, the
 * key and what to do.
 * `warn` receives what is worth a line in the log but need not stop the build.
 */
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
    if (params.fileContent.includes('\0')) fail('holds a NUL byte. Save it as plain UTF-8 text.');
    if (params.fileContent.includes('\uFFFD')) fail('is not UTF-8. Save it with that encoding.');
    const text = params.fileContent.replace(/^\uFEFF/, '');
    // Docusaurus takes these fences away, so that what looks like a sample to every other reader of
    // the file is compiled.
    if (unwrapMdxCodeBlocks(text) !== text) {
      const line = text.slice(0, text.indexOf('mdx-code-block')).split('\n').length;
      fail(`line ${line}: a fence of the language mdx-code-block is not allowed in content.`);
    }
    const result = await parseHeader(params.filePath, text).catch((error: Error) => {
      if (error instanceof HeaderError) return fail(`line ${error.line}: ${error.message}`);
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
      if (!stringsOf(value as Literal).some(holdsHalfCharacter)) continue;
      fail(`front matter: the key "${key}" ${HALF_CHARACTER}`);
    }

    const visibility = await readVisibility(result.frontMatter, siteDir, file);
    const frontMatter = { ...result.frontMatter, ...visibility };
    const problem =
      schema === BLOG_SCHEMA && findPostProblem({ source: text, frontMatter, siteDir, now });
    if (problem) fail(problem);

    const { slug, pageType } = frontMatter as { slug?: string; pageType?: string };
    if (slug !== undefined && !isInsideSite(slug)) {
      fail(`the slug "${slug}" is no plain path on this site. Use one such as /guide/start/.`);
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
