import fs from 'node:fs/promises';

/**
 * The text of a file that people write. Editors differ in how they save it: a byte order mark is no
 * part of the text (parsers drop it, and all their offsets would be one off), and a line ends with
 * `\n`.
 */
export async function readTextFile(file: string): Promise<string> {
  const text = await fs.readFile(file, 'utf8');
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
