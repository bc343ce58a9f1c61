import fs from 'node:fs';
import path from 'node:path';
import { DEVELOPMENT_FOLDER, EFFECTIVE_FOLDER, englishCounterpart } from './places';

const FOLDERS = [EFFECTIVE_FOLDER, DEVELOPMENT_FOLDER].join('|').replaceAll('.', String.raw`\.`);
const COPY = new RegExp(`(^|/)(?:${FOLDERS})/(.+)$`);

/**
 * The file in the repository that a file of a copy was made from: the translation, or the
 * English page where none exists. Takes paths and addresses that end in a path; others are returned
 * as they are.
 */
export function originalSource(source: string, siteDir = process.cwd()): string {
  return source.replace(COPY, (_all, before: string, rest: string) => {
    const translation = `i18n/${rest}`;
    if (fs.existsSync(path.join(siteDir, translation))) return before + translation;
    return before + (englishCounterpart(translation) ?? translation);
  });
}
