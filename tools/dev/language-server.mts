import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
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
import { DOCUSAURUS } from '../build/docusaurus-command.mts';
import { explainFailure } from '../build/explain-failure.mts';
import type { Target } from './front.mts';
import type { Waiting } from './waiting-page.mts';

const READY_POLL_MS = 250;

/** What Docusaurus says, or Node.js, where another program took the port meanwhile. */
const PORT_TAKEN = /already running on port|EADDRINUSE/;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Takes the lines of the bundler: of a page that cannot be compiled, the cause alone, and once. */
export function tellOnce(): (line: string) => string | undefined {
  const told = new Set<string>();
  let file: string | undefined;
  return (line) => {
    const text = stripVTControlCharacters(line);
    const failed = /MDX compilation failed for file "(.*)"/.exec(text)?.[1];
    if (/compiled successfully/.test(text)) told.clear();
    if (failed === undefined && !(file && /^\s*│/.test(text))) {
      file = undefined;
      return line;
    }
    file = failed ?? file!;
    const cause = /│ Cause: (.*)/.exec(text)?.[1];
    const says = cause?.includes(file) ? cause : cause && `${file}: ${cause}`;
    if (!says || told.has(says)) return undefined;
    told.add(says);
    return says;
  };
}

export interface LanguageServerOptions {
  root: string;
  baseUrl: string;
  host: string;
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
    const told = tellOnce();
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
          `docs, blog or i18n is saved:\n${this.fault}`,
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
