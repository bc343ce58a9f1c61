import fs from 'node:fs/promises';
import path from 'node:path';
import { UsageError, EXIT, runCommand } from '@rslib-docs/kit/node/command';
import { ifThere } from '@rslib-docs/kit/node/files';
import { HEADERS_FILE, parseHeaders } from '@rslib-docs/kit/node/headers-file';
import { formatNginx, formatVercel } from './formats.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FORMATS = { nginx: formatNginx, vercel: formatVercel };

/** A comment beside the rules, which are JSON and hold none. */
const WITHOUT_NEGOTIATION =
  'Vercel looks for a file before it looks at rewrites: pages are HTML for all clients, and their copies have separate addresses.';

const USAGE = `Usage: npm run site -- hosting <${Object.keys(FORMATS).join('|')}>

Prints the rules with which a host serves build/: the headers of build/${HEADERS_FILE}, which Netlify
and Cloudflare Pages read themselves, addresses without .html, and the page for missing addresses.
nginx: to be included in a server block, whose root is the folder that holds build/ under its base
path. vercel: a vercel.json. Print them again after each build: the policy names its scripts.
Only nginx answers clients that prefer Markdown with it: the others answer with the file that an
address names before any rule is asked.

Exit codes: 0 printed, 1 no build, 2 wrong usage.`;

await runCommand(USAGE, async ([format = '', ...rest]) => {
  if (!Object.hasOwn(FORMATS, format) || rest.length > 0) {
    const known = Object.keys(FORMATS).join(' or ');
    throw new UsageError(
      format ? `"${[format, ...rest].join(' ')}" is not ${known}.` : `Name ${known}.`,
    );
  }
  const file = path.join(ROOT, 'build', HEADERS_FILE);
  const text = await ifThere(fs.readFile(file, 'utf8'));
  if (text === undefined)
    throw new Error(`There is no build/${HEADERS_FILE}. Run npm run build first.`);
  const print = FORMATS[format as keyof typeof FORMATS];
  process.stdout.write(print(parseHeaders(text)));
  if (format === 'vercel') console.error(WITHOUT_NEGOTIATION);
  return EXIT.ok;
});
