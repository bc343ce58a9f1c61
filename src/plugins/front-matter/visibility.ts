import path from 'node:path';
import { AREAS } from '@rslib-docs/translations/core/places';
import { ifThere, readTextFile } from '@rslib-docs/kit/node/read-text-file';
import { parseHeader } from './header';

type FrontMatter = Record<string, unknown>;

/** Folders of translations, in whichever copy of them, with those of the originals. */
const FOLDERS: readonly (readonly [translation: string, original: string])[] = [
  ...AREAS.map(({ chinese, english }) => [`/${chinese}/`, `${english}/`] as const),
  ['/docusaurus-plugin-content-docs/version-', 'versioned_docs/version-'],
];

/** The page that a file translates; undefined where the file is no translation. */
export function originalOf(file: string): string | undefined {
  for (const [translation, original] of FOLDERS) {
    const at = file.indexOf(translation);
    if (at >= 0) return original + file.slice(at + translation.length);
  }
  return undefined;
}

/**
 * Whether a page is a draft or unlisted, and the facts of the options that its headings name,
 * belong to the page, not to one of its languages: what the
 * original says holds for its translation too. A translation may be unlisted by itself. It may not
 * be a draft by itself: links lead to it, so readers get the original until it is ready.
 */
export async function readVisibility(
  own: FrontMatter,
  siteDir: string,
  file: string,
): Promise<FrontMatter> {
  const original = originalOf(file);
  if (original === undefined) return {};
  const filePath = path.join(siteDir, original);
  const fileContent = await ifThere(readTextFile(filePath));
  if (fileContent === undefined) return {};
  // What is wrong with the original is said of the original.
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
