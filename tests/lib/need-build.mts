import { existsSync } from 'node:fs';
import path from 'node:path';

/** Says once that there is nothing to test, instead of once for each test. */
export default function setup(): void {
  if (existsSync(path.join(import.meta.dirname, '../../build/index.html'))) return;
  const error = new Error('There is no build to test. Run: npm run build');
  delete error.stack;
  throw error;
}
