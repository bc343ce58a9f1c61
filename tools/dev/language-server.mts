import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import {
  DEVELOPMENT_FOLDER,
  TRANSLATIONS,
  TRANSLATIONS_VARIABLE,
} from '@rslib-docs/translations/core/places';
import { DEV_HOST_VARIABLE } from '../../src/plugins/dev-server';
import { baseOfLocale, type Locale } from '../../src/site/locales';
import { DOCUSAURUS } from '../build/built-pages.mts';
import { explainFailure, inPlainWords } from '../build/explain-failure.mts';
import { listen } from '../serve/static-host.mts';
import type { Target } from './front.mts';
import type { Waiting } from './waiting-page.mts';

const READY_POLL_MS = 250;

/** What Docusaurus says, or Node.js, where another program took the port meanwhile. */
const PORT_TAKEN = /already running on port|EADDRINUSE/;

async function freePort(): Promise<number> {
  const probe = http.createServer();
  const port = await listen(probe, 0);
  await once(probe.close(), 'close');
  return port;
}

/** What Docusaurus says before it prints why it could not read the site, with the stack. */
const FAILED =
  /^\[ERROR\] (?:Site .*reload failure|Error while parsing|Loading of|Sidebars file|\w*Error: )/;
/** A page that the bundler names, with the cause or before it. */
const FAULT =
  /(?:MDX compilation failed for file "([^"]*)"|× (?:Error: )?([^\s:"]+\.mdx?)(?:$|: (.*)))/;
/** An error that only says which file the cause below is about. */
const IS_FRAME = /^(?:Can't process doc metadata|Docusaurus could not load module)/;

/** The same fault, whoever tells it: the reader of the site knows the place and the remedy too. */
const withoutPlace = (says: string): string =>
  says.replace(/(\.mdx?)(?::\d+)+:/, '$1:').replace(/\.?(?: Correct the \w+\.)?$/, '');

/**
 * Takes the lines of a server: of a page that cannot be compiled, or a site that cannot be read,
 * the cause alone, and once.
 *
 * @param told what was told, by other servers too
 */
export function tellOnce(told = new Set<string>()): (line: string) => string | undefined {
  let file: string | undefined;
  let isFailed = false;
  let message: string | undefined;
  /** After the first paragraph of a message: Docusaurus lists what would be right. */
  let isAside = false;
  const tell = (says: string | undefined): string | undefined => {
    const plain = says && inPlainWords(says);
    if (!plain || told.has(withoutPlace(plain))) return undefined;
    told.add(withoutPlace(plain));
    return plain;
  };
  /** A line of the stack of a failure; `undefined` is a line that belongs to no stack. */
  const readStack = (text: string): { says?: string } | undefined => {
    const begins = /^(?:\s*\[cause\]: |\[ERROR\] )?(?:Error \[\w+\]|\w*Error): (.*)/.exec(
      text,
    )?.[1];
    if (begins !== undefined) message = begins;
    // The library that checks sidebars shows the item, and below it what is wrong.
    else if (/^\s+at /.test(text) || (!text.trim() && !message?.startsWith('{'))) {
      const says = message !== undefined && !IS_FRAME.test(message) ? message : undefined;
      isAside = !text.trim() && (isAside || message !== undefined);
      message = undefined;
      return { says };
    } else if (message !== undefined) message += ` ${text.trim()}`;
    else if (!isAside && !/^(?:\s|[}\]]|\[ERROR\]|This can happen)/.test(text)) return undefined;
    return {};
  };
  return (line) => {
    const text = stripVTControlCharacters(line);
    if (/^(?:\[INFO\] Docusaurus|Node) version: /.test(text)) return undefined;
    if (FAILED.test(text)) {
      isFailed = true;
      isAside = false;
      message = undefined;
    }
    const isResult = /\bcompiled\b.*\b(?:successfully|with)\b/.test(text);
    if (/compiled successfully/.test(text)) told.clear();
    const ofStack = isFailed && !isResult ? readStack(text) : undefined;
    if (ofStack) return tell(ofStack.says);
    if (!isResult) isFailed = false;
    const [found, uncompiled, named, says] = FAULT.exec(text) ?? [];
    if (!found && !(file && /^\s*│/.test(text))) {
      file = undefined;
      return line;
    }
    file = uncompiled ?? named ?? file!;
    const cause = says ?? /│ Cause: (.*)/.exec(text)?.[1];
    return tell(cause?.includes(file) ? cause : cause && `${file}: ${cause}`);
  };
}

export interface LanguageServerOptions {
  root: string;
  baseUrl: string;
  host: string;
  /** What the servers have told of faults. */
  told: Set<string>;
}

/** One Docusaurus for one language, with separate generated files so that two do not conflict. */
export class LanguageServer implements Target, Waiting {
  readonly base: string;
  target?: string;
  fault?: string;
  #child?: ChildProcess;

  constructor(
    readonly locale: Locale,
    private readonly options: LanguageServerOptions,
  ) {
    this.base = baseOfLocale(locale, options.baseUrl);
  }

  get isReady(): boolean {
    return this.target !== undefined;
  }

  /** @param translations folder that it reads, relative to the project */
  async start(translations: string): Promise<void> {
    const { root, host } = this.options;
    this.fault = undefined;
    const port = await freePort();
    const target = `http://127.0.0.1:${port}`;
    const flags = ['--port', String(port), '--host', '127.0.0.1', '--no-open'];
    const child = spawn(
      process.execPath,
      [...DOCUSAURUS, 'start', '--locale', this.locale, ...flags],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${this.locale}`,
          [TRANSLATIONS_VARIABLE]: translations,
          [DEV_HOST_VARIABLE]: host,
        },
      },
    );
    this.#child = child;
    let log = '';
    const told = tellOnce(this.options.told);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (text) => {
        // People edit the translations, not the copy of them that is served.
        const named = text.replaceAll(DEVELOPMENT_FOLDER, path.dirname(TRANSLATIONS));
        const line = named.replaceAll(root + path.sep, '');
        if (!this.isReady) log += `${line}\n`;
        // The address is said by who serves both languages.
        const shown = line.includes(target) ? undefined : told(line);
        if (shown?.trim()) console.log(`[${this.locale}] ${shown}`);
      });
    }
    child.once('close', (code) => {
      this.#child = undefined;
      this.target = undefined;
      if (PORT_TAKEN.test(log)) return;
      const reasons = explainFailure(log, [], []);
      this.fault = reasons.join('\n') || log || `exit code ${code}`;
      console.error(
        `[${this.locale}] The server ended (exit code ${code}). It starts again when a file of ` +
          'docs, blog or i18n, sidebars.ts or docusaurus.config.ts is saved.',
      );
    });
    // Docusaurus names its address when it has the port: before, another program would answer.
    await this.#untilReady(child, target, () => log.includes(target));
    if (!this.isReady && PORT_TAKEN.test(log)) await this.start(translations);
  }

  stop(): void {
    this.#child?.kill();
  }

  async #untilReady(child: ChildProcess, target: string, isNamed: () => boolean): Promise<void> {
    const isAnswering = () =>
      fetch(target + this.base).then(
        ({ ok }) => ok,
        () => false,
      );
    while (child === this.#child) {
      if (isNamed() && (await isAnswering()) && child === this.#child) {
        this.target = target;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
    }
  }
}
