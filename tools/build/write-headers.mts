import fs from 'node:fs/promises';
import path from 'node:path';
import { HEADERS_FILE, formatHeaders, type HeaderRule } from '@rslib-docs/kit/node/headers-file';
import { listFiles } from '@rslib-docs/kit/node/files';
import { attributeOf, parseHead } from '@rslib-docs/kit/node/page-head';

const YEAR_S = 365 * 24 * 60 * 60;
const POLICY = 'content-security-policy';

/** Headers for every answer, which pages cannot set in their markup. */
const SECURITY: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
/** Other sites may not show ours in a frame, where a press could mean something else. */
const FRAME_ANCESTORS = "frame-ancestors 'self'";

/** The content security policy that a page has in its head; undefined where it has none. */
export function policyOf(html: string): string | undefined {
  const meta = parseHead(html).elements.find(
    (one) => attributeOf(one, 'http-equiv')?.toLowerCase() === POLICY,
  );
  return meta && attributeOf(meta, 'content');
}

/**
 * Directives that pages have themselves: a worker obeys the headers of its file, and has no
 * first-view script that allows addresses as scripts.
 */
const OF_PAGES = ['trusted-types', 'require-trusted-types-for'];

/** The policy of a host, which allows what any of the given ones of pages allows. */
export function unitePolicies(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (!name || OF_PAGES.includes(name)) continue;
    const known = directives.get(name) ?? new Set<string>();
    for (const source of sources) known.add(source);
    directives.set(name, known);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** Rules for the addresses of a build: one policy for all pages, and what never changes. */
export function hostingRules(
  policies: readonly string[],
  baseUrl: string,
  folders: readonly string[],
): HeaderRule[] {
  const everywhere = {
    ...SECURITY,
    'Content-Security-Policy': `${unitePolicies(policies)}; ${FRAME_ANCESTORS}`,
  };
  return [
    { pattern: `${baseUrl}*`, headers: everywhere },
    ...folders.map((folder) => ({
      pattern: `${baseUrl}${folder && `${folder}/`}assets/*`,
      headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
    })),
  ];
}

/**
 * Writes the headers for the host. Each page keeps its own policy, which is narrower: both hold.
 * Throws for a page without a policy, which would be the only unprotected one.
 * @param folders of the languages; empty for the default one
 */
export async function writeHeaders(
  outDir: string,
  baseUrl: string,
  folders: readonly string[],
): Promise<void> {
  const policies = new Set<string>();
  for (const file of await listFiles(outDir, '.html')) {
    const policy = policyOf(await fs.readFile(path.join(outDir, file), 'utf8'));
    if (policy === undefined) throw new Error(`${file} has no content security policy.`);
    policies.add(policy);
  }
  const rules = hostingRules([...policies].sort(), baseUrl, folders);
  await fs.writeFile(path.join(outDir, HEADERS_FILE), formatHeaders(rules));
}
