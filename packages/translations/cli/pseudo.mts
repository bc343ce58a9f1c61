import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ifThere, writeFiles } from '@rslib-docs/kit/node/files';
import { PSEUDO_FOLDER, SOURCE_LOCALE, TRANSLATIONS, TRANSLATIONS_VARIABLE } from '../core/places';
import { readConfig } from './config.mts';
import { expectedTexts } from './ui-files.mts';

const PSEUDO_OUT = 'build-pseudo';
const PLAIN = 'ABCDEGHIJKLNORSTUWYZabcdeghijklnorstuwyz';
const ACCENTED = 'ÀƁÇÐÉĜĤÎĴĶĹÑÖŔŜŢÛŴÝŽàƀçðéĝĥîĵķĺñöŕŝţûŵýž';
/** Translations are up to this much longer than English. */
const GROWTH = 0.3;

/** The text in unusual letters; placeholders and plural bars stay. */
export function pseudo(text: string): string {
  const accented = text
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{')
        ? part
        : part.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
    )
    .join('');
  return `[!! ${accented} ${'·'.repeat(Math.ceil(text.length * GROWTH))}!!]`;
}

/** Each side of a plural is a separate text. */
const pseudoMessage = (text: string): string => text.split('|').map(pseudo).join('|');

/** Builds the site in the pseudo-locale, by its own script; whether it could be built. */
export async function buildPseudo(root: string, build: readonly string[]): Promise<boolean> {
  // A folder of translations whose English is the pseudo-locale; Chinese is as it is.
  const folder = path.join(root, PSEUDO_FOLDER);
  await fs.rm(folder, { recursive: true, force: true });
  const original = path.join(root, path.dirname(TRANSLATIONS));
  if (await ifThere(fs.stat(original))) {
    await fs.cp(original, folder, { recursive: true });
  }
  const names = (await readConfig(root)).interfaceTexts?.names ?? [];
  for (const [file, texts] of await expectedTexts(root)) {
    const entries = [...texts].map(([key, text]) => {
      return [key, { message: names.includes(text) ? text : pseudoMessage(text) }];
    });
    const json = JSON.stringify(Object.fromEntries(entries), null, 2);
    writeFiles(folder, new Map([[`${SOURCE_LOCALE}/${file}`, json]]));
  }
  const child = spawn(process.execPath, [...build, '--out-dir', PSEUDO_OUT], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [TRANSLATIONS_VARIABLE]: PSEUDO_FOLDER },
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  await fs.rm(folder, { recursive: true, force: true });
  return code === 0;
}
