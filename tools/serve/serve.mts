import fs from 'node:fs';
import path from 'node:path';
import { readSiteEnvironment } from '../../src/site/environment';
import { createStaticHost, listen } from './static-host.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEFAULT_PORT = 3000;

const root = path.join(ROOT, 'build');
if (!fs.existsSync(path.join(root, 'index.html'))) {
  console.error('There is no build to serve. Run: npm run build');
  process.exit(1);
}
const { baseUrl } = readSiteEnvironment(process.env);
const port = Number(process.env.PORT ?? DEFAULT_PORT);
try {
  await listen(createStaticHost({ root, baseUrl }), port);
  console.log(`Serving build/ at http://localhost:${port}${baseUrl} (Ctrl+C to stop)`);
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(
    taken ? `Port ${port} is taken. Choose another: PORT=3001 npm run serve` : String(error),
  );
  process.exit(1);
}
