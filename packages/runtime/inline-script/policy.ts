import { createHash } from 'node:crypto';

/** `'sha256-…'` of an inline script, as a content security policy names it. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}

/**
 * The page's content security policy. Scripts come from this origin or are one of `inlineScripts`;
 * nothing is evaluated. Styles may be inline: the renderer writes `style` attributes.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  connectHosts: readonly string[] = [],
  trustedPolicies: readonly string[] = [],
  formTargets: readonly string[] = [],
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connectHosts],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...formTargets],
    // What may become a script is decided by the first-view script.
    'trusted-types': ['default', ...trustedPolicies],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
