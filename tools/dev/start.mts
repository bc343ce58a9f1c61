import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteEnvironment } from '../../src/site/environment';
import {
  DEVELOPMENT_FOLDER,
  TRANSLATIONS,
  TRANSLATIONS_VARIABLE,
} from '../../src/lib/translation/places';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { UsageError, runCommand } from '../lib/command.mts';
import { assertPlainFiles } from '../lib/plain-files.mts';
import { asPort } from '../serve/port.mts';
import { followTranslations } from './follow-translations.mts';
import { createFront, type Target } from './front.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEFAULT_PORT = 3000;
const READY_POLL_MS = 250;
const USAGE = `Usage: npm start [-- --port <number>]

Serves both languages at one address, with live reload: ${LOCALES.join(', ')}. The port
is ${DEFAULT_PORT}, or that of the environment variable PORT.

Exit codes: 0 interrupted, 1 a server ended or the port is taken, 2 wrong usage.`;

interface LocaleServer extends Target {
  locale: Locale;
  process: ChildProcess;
}

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

function relay(child: ChildProcess, locale: Locale): void {
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      // People edit the translations, not the copy of them that is served.
      const named = text.replaceAll(DEVELOPMENT_FOLDER, path.dirname(TRANSLATIONS));
      for (const line of named.split('\n')) if (line.trim()) console.log(`[${locale}] ${line}`);
    });
  }
}

/** One Docusaurus for one language, with generated files of its own so that the two do not meet. */
async function startLocale(
  locale: Locale,
  baseUrl: string,
  translations: string,
): Promise<LocaleServer> {
  const port = await freePort();
  const docusaurus = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const flags = ['--locale', locale, '--port', String(port), '--host', '127.0.0.1', '--no-open'];
  const child = spawn(process.execPath, [docusaurus, 'start', ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`,
      [TRANSLATIONS_VARIABLE]: translations,
    },
  });
  relay(child, locale);
  return {
    locale,
    base: locale === DEFAULT_LOCALE ? baseUrl : `${baseUrl}${locale}/`,
    target: `http://127.0.0.1:${port}`,
    process: child,
  };
}

async function isReady(server: LocaleServer): Promise<boolean> {
  try {
    return (await fetch(server.target + server.base)).ok;
  } catch {
    return false;
  }
}

async function untilReady(server: LocaleServer): Promise<void> {
  while (server.process.exitCode === null && !(await isReady(server))) {
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
}

function readPort(args: readonly string[]): number {
  try {
    const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } } });
    return asPort(values.port ?? process.env.PORT ?? String(DEFAULT_PORT));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const port = readPort(args);
  const { baseUrl } = readSiteEnvironment(process.env);
  assertPlainFiles(ROOT);
  const servers: LocaleServer[] = [];
  const stop = (code: number): never => {
    for (const server of servers) server.process.kill();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0));

  const translations = await followTranslations(ROOT);
  for (const locale of LOCALES) {
    const server = await startLocale(locale, baseUrl, translations);
    servers.push(server);
    server.process.once('exit', (code) => {
      console.error(`The server of "${locale}" ended (exit code ${code}). See its messages above.`);
      stop(1);
    });
    // One after the other: two cold builds at once are slower than one by one on two cores.
    await untilReady(server);
  }

  const front = createFront(servers);
  front.once('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(
      taken ? `Port ${port} is taken. Choose another: npm start -- --port 3001` : error,
    );
    stop(1);
  });
  front.listen(port, () => {
    console.log(`\nBoth languages are ready at http://localhost:${port}${baseUrl}`);
  });
}

await runCommand(USAGE, main);
