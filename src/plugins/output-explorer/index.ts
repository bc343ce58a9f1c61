import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { emitFiles } from '@rslib-docs/kit/node/emit-files';
import { highlightCode } from '../code-fences/highlight';
import { ANSWERS_FOLDER, type ExplorerStore } from './contract';
import { makeAnswers, type Answers } from './make-answers';

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
      return { plugins: [emitFiles('output-explorer', () => new Map(files)) as never] };
    },
  };
}
