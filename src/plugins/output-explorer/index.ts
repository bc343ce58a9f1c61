import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { allChoices, choiceKey } from '@rslib-docs/samples/output-explorer/choice';
import { emitFiles } from '@rslib-docs/kit/node/docusaurus-plugin';
import {
  ANSWERS_FOLDER,
  type Answer,
  type ExplorerIndex,
  type ExplorerStore,
  type StoredResult,
} from './contract';
import { highlightCode } from '../code-fences/highlight';

const HASH_LENGTH = 10;

/** Highlights a text as the site does; gives lines as HTML. */
export type Highlight = (code: string, lang: string) => Promise<string>;

/** Language of a file of `dist`, as the highlighter names it. */
function languageOf(file: string): string {
  if (/\.d\.[cm]?ts$/.test(file)) return 'ts';
  return file.endsWith('.json') ? 'json' : 'js';
}

async function toAnswer(
  { files, error }: StoredResult,
  contents: ExplorerStore['contents'],
  highlight: Highlight,
): Promise<Answer> {
  const shown = Object.entries(files).map(async ([path, hash]) => {
    const text = contents[hash];
    if (text === undefined) throw new Error(`The store has no content ${hash} for dist/${path}.`);
    const html = await highlight(text.trimEnd(), languageOf(path));
    return { path, html, bytes: Buffer.byteLength(text) };
  });
  return { files: await Promise.all(shown), ...(error !== undefined && { error }) };
}

/** Most files are part of many results. */
function once(highlight: Highlight): Highlight {
  const known = new Map<string, Promise<string>>();
  return (code, lang) => {
    const key = `${lang} ${code}`;
    const html = known.get(key) ?? highlight(code, lang);
    known.set(key, html);
    return html;
  };
}

export interface Answers {
  index: ExplorerIndex;
  /** Answers as JSON, by name. */
  answers: ReadonlyMap<string, string>;
}

/** Turns the store into one file for each different result, named by the hash of what it is. */
export async function makeAnswers(store: ExplorerStore, highlight: Highlight): Promise<Answers> {
  const highlightOnce = once(highlight);
  const answers = new Map<string, string>();
  const nameByResult = new Map<string, string>();
  for (const [hash, result] of Object.entries(store.results)) {
    const json = JSON.stringify(await toAnswer(result, store.contents, highlightOnce));
    const name = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
    answers.set(name, json);
    nameByResult.set(hash, name);
  }
  const names = [...answers.keys()];
  const places = allChoices().map((choice) => {
    const key = choiceKey(choice);
    const place = names.indexOf(nameByResult.get(store.choices[key] ?? '') ?? '');
    if (place < 0)
      throw new Error(`No result for ${key}: npm run site -- prove real-output explorer --write`);
    return place;
  });
  return { index: { version: store.version, answers: names, places }, answers };
}

const STORE = path.join(__dirname, 'store.json');

/** Both languages show the same code: it is highlighted once for all that one process builds. */
let made: Promise<Answers> | undefined;

async function read(): Promise<Answers> {
  const store = JSON.parse(await fs.readFile(STORE, 'utf8')) as ExplorerStore;
  return makeAnswers(store, async (code, lang) => (await highlightCode(code, lang)).html);
}

/** Puts the results of the output explorer beside the app's files; a page loads one at a time. */
export default function outputExplorerPlugin(): Plugin<Answers> {
  return {
    name: 'output-explorer',
    getPathsToWatch: () => [STORE],
    loadContent: () => (made ??= read()),
    async contentLoaded({ content, actions }) {
      await actions.createData('index.json', JSON.stringify(content.index));
    },
    configureWebpack(_config, isServer, _utils, content) {
      if (isServer) return {};
      const files = [...content.answers].map(
        ([name, json]) => [`${ANSWERS_FOLDER}/${name}.json`, json] as const,
      );
      return { plugins: [emitFiles('output-explorer', () => new Map(files))] };
    },
  };
}
