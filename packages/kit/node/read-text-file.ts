import fs from 'node:fs/promises';

/**
 * What is read of a file; undefined where the file or a folder of its path is not there. That it
 * cannot be read is an error, whatever the reason.
 */
export async function ifThere<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!)) return undefined;
    throw error;
  }
}

/**
 * The text of a file that people write. Editors differ in how they save it: a byte order mark is no
 * part of the text (parsers drop it, and all their offsets would be one off), and a line ends with
 * `\n`.
 */
export async function readTextFile(file: string): Promise<string> {
  const text = await fs.readFile(file, 'utf8');
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
