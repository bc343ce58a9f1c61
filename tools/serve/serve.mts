import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readSiteEnvironment } from '../../src/site/environment';
import { parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { missingCopy } from './missing-copy.mts';
import { asPort, createStaticHost, listen } from './static-host.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEFAULT_PORT = 3000;

const USAGE = `Usage: npm run serve [-- --port <number>]

Serves build/ by the rules of a plain static host, until it is interrupted. The port is ${DEFAULT_PORT}, or
the environment variable PORT.

Exit codes: 0 interrupted, 1 no build or the port is taken, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
  const { port: asked } = parseFlags(args, { port: { type: 'string' } });
  const port = asPort(asked ?? process.env.PORT ?? String(DEFAULT_PORT));
  const root = path.join(ROOT, 'build');
  if (!fs.existsSync(path.join(root, 'index.html'))) {
    throw new Error('There is no build to serve. Run: npm run build');
  }
  const { baseUrl } = readSiteEnvironment(process.env);
  try {
    await listen(createStaticHost({ root, baseUrl, missingCopy }), port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const taken = `Port ${port} is taken. Choose another: npm run serve -- --port 3001`;
    throw new Error(taken, { cause: error });
  }
  // The page about assistants installs it from here, as it does from the deployed site.
  if (!fs.readdirSync(root).some((file) => /^rslib-docs-.*\.tgz$/.test(file)))
    spawn('npm', ['run', '--silent', 'build', '--workspace', 'rslib-docs'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
  console.log(`Serving build/ at http://localhost:${port}${baseUrl} (Ctrl+C to stop)`);
});
