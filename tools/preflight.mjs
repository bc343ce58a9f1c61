/* Runs before a command, in plain JavaScript: what is wrong here would stop the command's imports. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} folder */
const nameOf = (folder) => {
  const manifest = path.join(ROOT, 'packages', folder, 'package.json');
  return JSON.parse(fs.readFileSync(manifest, 'utf8')).name;
};

const missing = fs
  .readdirSync(path.join(ROOT, 'packages'))
  .map(nameOf)
  .filter((name) => !fs.existsSync(path.join(ROOT, 'node_modules', name)));
if (missing.length > 0) {
  console.error(`Not linked in node_modules: ${missing.join(', ')}. Run: npm ci`);
  process.exit(1);
}
