import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { EXIT, UsageError, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { FEATURE } from './feature.mts';
import type { Field, Values } from './fields.mts';
import { OPTION, PAGE } from './page.mts';
import { findExisting, type Kind } from './plan.mts';
import { POST } from './post.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KINDS: Readonly<Record<string, Kind>> = {
  page: PAGE,
  option: OPTION,
  post: POST,
  feature: FEATURE,
};

function describeKind([name, { about, fields }]: [string, Kind]): string {
  const flags = fields.map(({ flag, asks, example, fallback }) => {
    const shown = `    --${flag} <${example}>`.padEnd(44);
    return `${shown} ${asks}${fallback ? ' (optional)' : ''}`;
  });
  return `  ${name}: ${about}\n${flags.join('\n')}`;
}

const USAGE = `Usage: npm run site -- new <${Object.keys(KINDS).join('|')}> [flags]

Creates files in both languages and their entries; on a terminal it asks for what no flag says.
It never overwrites. --dry-run shows the files and writes nothing.

${Object.entries(KINDS).map(describeKind).join('\n\n')}

Exit codes: 0 created, 1 cannot be created, 2 wrong usage.`;

async function ask(field: Field, values: Values): Promise<string> {
  const { input } = await import('@inquirer/prompts');
  const preset = field.fallback?.(values);
  return input({
    message: field.asks,
    default: preset ?? undefined,
    validate: (value) =>
      field.refuses?.(value.trim()) ??
      (value.trim() || preset !== undefined || `For example: ${field.example}`),
  });
}

/** Takes every value from its flag, else from the person at the terminal. */
async function readValues(
  { fields }: Kind,
  given: Readonly<Record<string, string | boolean | undefined>>,
): Promise<Values> {
  const values: Record<string, string> = {};
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const missing: string[] = [];
  for (const field of fields) {
    const flag = given[field.flag];
    if (typeof flag === 'string') values[field.flag] = flag.trim();
    else if (isTerminal) values[field.flag] = (await ask(field, values)).trim();
    // A fallback may depend on what is missing already.
    else if (field.fallback) values[field.flag] = missing.length > 0 ? '' : field.fallback(values);
    else missing.push(`--${field.flag}`);
    const value = values[field.flag];
    if (value === undefined || missing.length > 0) continue;
    const reason = field.refuses?.(value);
    if (reason) throw new UsageError(`--${field.flag}: ${reason}.`);
    if (!value && !field.fallback) throw new UsageError(`--${field.flag} is empty.`);
  }
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.join(', ')}.`);
  return values;
}

function parse(kind: Kind, rest: readonly string[]) {
  const options = Object.fromEntries(
    kind.fields.map(({ flag }) => [flag, { type: 'string' as const }]),
  );
  const values = parseFlags(rest, { ...options, 'dry-run': { type: 'boolean' } });
  return values as Record<string, string | boolean | undefined>;
}

/** Lays the files out as `npm run format` would. */
async function layOut(files: ReadonlyMap<string, string>): Promise<[string, string][]> {
  // Loaded late: help and wrong usage must answer at once.
  const { format, resolveConfig } = await import('prettier');
  return Promise.all(
    [...files].map(async ([file, text]): Promise<[string, string]> => {
      const filepath = path.join(ROOT, file);
      return [file, await format(text, { ...(await resolveConfig(filepath)), filepath })];
    }),
  );
}

async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (!name || !Object.hasOwn(KINDS, name)) {
    throw new UsageError(name ? `There is no kind "${name}".` : 'Say what to create.');
  }
  const kind = KINDS[name]!;
  const given = parse(kind, rest);
  const plan = await kind.plan(ROOT, await readValues(kind, given));
  const existing = await findExisting(ROOT, plan.created.keys());
  if (existing.length > 0) {
    console.error(
      `${existing.join(', ')} exists already. Choose another name; nothing was written.`,
    );
    return EXIT.findings;
  }
  const isDry = given['dry-run'] === true;
  if (!isDry) writeFiles(ROOT, new Map([...(await layOut(plan.created)), ...plan.changed]));
  const verbs = isDry ? ['Would create', 'Would change'] : ['Created', 'Changed'];
  for (const file of plan.created.keys()) console.log(`${verbs[0]} ${file}`);
  for (const file of plan.changed.keys()) console.log(`${verbs[1]} ${file}`);
  if (!isDry) console.log(`\n${plan.next.join('\n')}`);
  return EXIT.ok;
}

await runCommand(USAGE, main);
