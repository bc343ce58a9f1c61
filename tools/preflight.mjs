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

const installed = path.join(ROOT, 'node_modules');
const names = fs.readdirSync(path.join(ROOT, 'packages')).map(nameOf);
const missing = names.filter((name) => !fs.existsSync(path.join(installed, name)));
if (missing.length > 0) {
  const problem = fs.existsSync(installed)
    ? `Not linked in node_modules: ${missing.join(', ')}.`
    : 'The packages are not installed.';
  console.error(`${problem} Run: npm ci`);
  process.exit(1);
}
