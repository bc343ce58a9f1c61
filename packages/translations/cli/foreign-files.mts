import { ifThere } from '@rslib-docs/kit/node/read-text-file';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCK_FILE, STYLE_FILE, TRANSLATIONS, englishCounterpart } from '../core/places';
import { AUTHORS_FILE } from './authors.mts';
import type { Finding } from './findings.mts';
import { isUiFile } from './ui-files.mts';

const PAGE = /\.mdx$/;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

function isKnown(file: string): boolean {
  const own = [LOCK_FILE, STYLE_FILE].map((one) => `${TRANSLATIONS}/${one}`);
  if (file === AUTHORS_FILE || own.includes(file) || isUiFile(file)) return true;
  return (PAGE.test(file) || PICTURE.test(file)) && typeof englishCounterpart(file) === 'string';
}

/**
 * Files below the translations that are neither a page, a picture of one, nor texts of the site:
 * Docusaurus would read or publish some of them, and nothing says what they may hold.
 */
export async function findForeignFiles(root: string): Promise<Finding[]> {
  const dir = path.join(root, TRANSLATIONS);
  const entries = await ifThere(fs.readdir(dir, { recursive: true, withFileTypes: true }));
  return (
    (entries ?? [])
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      // Hidden files belong to editors and systems; nothing reads them.
      .filter((file) => !/\/\./.test(file) && !isKnown(file))
      .sort()
      .map((file) => ({
        kind: 'unknown-file',
        file,
        line: 1,
        message: 'is no page and no file of texts that the site reads; remove it or rename it',
      }))
  );
}
