import fs from 'node:fs';
import path from 'node:path';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = fs.readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : fs.readFileSync(path.join(folder, file), 'utf8');
  return `${name} ${version}: ${license ?? 'see its text'}\n\n${text.trim()}\n`;
}

/** The licenses of all packages that bundled files are from; their paths are relative to `root`. */
export function licensesOf(root: string, files: Iterable<string>): string {
  const folders = [...files].flatMap((file) => PACKAGE.exec(file)?.[1] ?? []);
  const unique = [...new Set(folders)].sort();
  return unique.map((folder) => licenseOf(path.join(root, folder))).join(`\n${'-'.repeat(72)}\n\n`);
}
