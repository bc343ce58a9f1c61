import path from 'node:path';
import chokidar from 'chokidar';
import { readSiteEnvironment } from '../../src/site/environment';
import { TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { DEFAULT_LOCALE, LOCALES } from '../../src/site/locales';
import { UsageError, isUnexpected, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { assertUsableFolder, assertPlainFiles } from '@rslib-docs/kit/node/files';
import { inPlainWords } from '../build/explain-failure.mts';
import { asPort } from '../serve/static-host.mts';
import { createFront } from './front.mts';
import { LanguageServer } from './language-server.mts';
import { waitingPage } from './waiting-page.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEFAULT_PORT = 3000;
const DEFAULT_HOST = '127.0.0.1';
const USAGE = `Usage: npm start [-- --port <number>] [--host <name>]

Serves both languages at one address, with live reload: ${LOCALES.join(', ')}. The port
is ${DEFAULT_PORT}, or the environment variable PORT. Only this machine gets answers; with
--host, anyone who reaches that name or address (0.0.0.0: all) can read drafts and sources.

Exit codes: 0 interrupted, 1 the port is taken, 2 wrong usage.`;

function readAddress(args: readonly string[]): { port: number; host: string } {
  const { port, host } = parseFlags(args, {
    port: { type: 'string' },
    host: { type: 'string', default: DEFAULT_HOST },
  });
  if (host === '') throw new UsageError('--host is empty.');
  return { port: asPort(port ?? process.env.PORT ?? String(DEFAULT_PORT)), host };
}

async function main(args: readonly string[]): Promise<void> {
  const { port, host } = readAddress(args);
  const { baseUrl } = readSiteEnvironment(process.env);
  assertUsableFolder(ROOT);
  assertPlainFiles(ROOT);
  const told = new Set<string>();
  const servers = LOCALES.map(
    (locale) => new LanguageServer(locale, { root: ROOT, baseUrl, host, told }),
  );
  const stop = (code: number): never => {
    for (const server of servers) server.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0));

  const front = createFront(servers, { host, waitingPage: () => waitingPage(servers) });
  front.once('error', (error: NodeJS.ErrnoException) => {
    const says: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken. Choose another: npm start -- --port 3001`,
      EADDRNOTAVAIL: `"${host}" is not an address of this machine. Leave out --host, or name one.`,
      ENOTFOUND: `There is no host "${host}". Leave out --host, or name an address of this machine.`,
    };
    console.error(says[error.code ?? ''] ?? error);
    stop(1);
  });
  await new Promise<void>((resolve) => front.listen(port, host, resolve));
  const shown = host === DEFAULT_HOST ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const address = `http://${shown}:${port}`;
  console.log('Preparing both languages …');

  const failed = (error: unknown): never => {
    console.error(isUnexpected(error) ? error : inPlainWords((error as Error).message));
    return stop(1);
  };
  const start = (server: LanguageServer, translations: string): void => {
    const tell = (): void => {
      if (!server.isReady) return;
      console.log(`[${server.locale}] Ready at ${address}${server.base}`);
      if (servers.every(({ isReady }) => isReady)) console.log('Both languages are ready.');
    };
    server.start(translations).then(tell).catch(failed);
  };
  // English needs nothing of the translations: it is there first.
  const english = servers.find(({ locale }) => locale === DEFAULT_LOCALE)!;
  start(english, path.dirname(TRANSLATIONS));
  // Loaded now, as it brings the parsers of Markdown: the port is open by then.
  const { followTranslations } =
    await import('@rslib-docs/translations/fallback/follow-translations');
  const startFailed = (): void => {
    for (const server of servers) if (server.fault !== undefined) start(server, folder);
  };
  const folder = await followTranslations(ROOT, startFailed).catch(failed);
  chokidar.watch(['sidebars.ts', 'docusaurus.config.ts'], { cwd: ROOT }).on('change', startFailed);
  for (const server of servers) if (server !== english) start(server, folder);
}

await runCommand(USAGE, main);
