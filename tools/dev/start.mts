import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteEnvironment } from '../../src/site/environment';
import {
  DEVELOPMENT_FOLDER,
  TRANSLATIONS,
  TRANSLATIONS_VARIABLE,
} from '@rslib-docs/translations/core/places';
import { DEV_HOST_VARIABLE } from '../../src/plugins/dev-server/contract';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { assertUsableFolder } from '@rslib-docs/kit/node/checkout-folder';
import { assertPlainFiles } from '@rslib-docs/kit/node/plain-files';
import { asPort } from '../serve/port.mts';
import { followTranslations } from './follow-translations.mts';
import { createFront, type Target } from './front.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEFAULT_PORT = 3000;
const READY_POLL_MS = 250;
const DEFAULT_HOST = '127.0.0.1';
const USAGE = `Usage: npm start [-- --port <number>] [--host <name>]

Serves both languages at one address, with live reload: ${LOCALES.join(', ')}. The port
is ${DEFAULT_PORT}, or that of the environment variable PORT. Only this machine is answered; with
--host, whoever reaches that name or address (0.0.0.0: all of them) can read drafts and sources.

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
  { baseUrl, translations, host }: { baseUrl: string; translations: string; host: string },
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
      [DEV_HOST_VARIABLE]: host,
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

function readAddress(args: readonly string[]): { port: number; host: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string', default: DEFAULT_HOST } },
    });
    if (values.host === '') throw new Error('--host is empty.');
    const port = asPort(values.port ?? process.env.PORT ?? String(DEFAULT_PORT));
    return { port, host: values.host };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const { port, host } = readAddress(args);
  const { baseUrl } = readSiteEnvironment(process.env);
  assertUsableFolder(ROOT);
  assertPlainFiles(ROOT);
  const servers: LocaleServer[] = [];
  const stop = (code: number): never => {
    for (const server of servers) server.process.kill();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0));

  const translations = await followTranslations(ROOT);
  for (const locale of LOCALES) {
    const server = await startLocale(locale, { baseUrl, translations, host });
    servers.push(server);
    server.process.once('exit', (code) => {
      console.error(`The server of "${locale}" ended (exit code ${code}). See its messages above.`);
      stop(1);
    });
    // One after the other: two cold builds at once are slower than one by one on two cores.
    await untilReady(server);
  }

  const front = createFront(servers, host);
  front.once('error', (error: NodeJS.ErrnoException) => {
    const says: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken. Choose another: npm start -- --port 3001`,
      EADDRNOTAVAIL: `"${host}" is no address of this machine. Leave out --host, or name one.`,
      ENOTFOUND: `There is no host "${host}". Leave out --host, or name an address of this machine.`,
    };
    console.error(says[error.code ?? ''] ?? error);
    stop(1);
  });
  front.listen(port, host, () => {
    const shown = host === DEFAULT_HOST ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    console.log(`\nBoth languages are ready at http://${shown}:${port}${baseUrl}`);
  });
}

await runCommand(USAGE, main);
