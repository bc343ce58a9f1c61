import { minifyFragmentSync } from '@swc/html';
import { buildSync, transformSync } from 'esbuild';
import { createHash } from 'node:crypto';
import { MODULES_FOLDER } from './route-manifest';

/** The oldest browsers that the site is built for. */
export const BROWSERS = ['chrome123', 'firefox125', 'safari17.5'];

/** More passes than any script has needed; a script that is still changing then never settles. */
const MOST_PASSES = 8;

/** What Docusaurus' HTML minifier makes of an inline script. */
function minifyAsPage(script: string): string {
  const { code } = minifyFragmentSync(`<script>${script}</script>`, { minifyJs: true });
  const inner = /^<script>([\s\S]*)<\/script>$/.exec(code)?.[1];
  if (inner === undefined) throw new Error(`The HTML minifier changed the script element: ${code}`);
  return inner;
}

/** Minified until nothing changes any more: the page's minifier must not change what was hashed. */
function settle(script: string): string {
  let current = script;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = minifyAsPage(current);
    if (next === current) return current;
    current = next;
  }
  throw new Error('The HTML minifier never leaves the first-view script as it is.');
}

/** Writes in what the build knows, and where modules lie that are loaded later. */
function define(
  constants: Readonly<Record<string, unknown>>,
  lazyModules: Readonly<Record<string, string>>,
): Record<string, string> {
  const modules = Object.entries(lazyModules).map(([name, url]) => [`LAZY_MODULES.${name}`, url]);
  const values = [...Object.entries(constants), ...modules] as [string, unknown][];
  return Object.fromEntries(values.map(([name, value]) => [name, JSON.stringify(value)]));
}

/**
 * Bundles a module into one classic script that stands in the page. `constants` are names that it
 * declares and the build knows; addresses of modules for later are `LAZY_MODULES.<name>` in it.
 */
export function bundleInlineScript(
  entry: string,
  constants: Readonly<Record<string, unknown>> = {},
  lazyModules: Readonly<Record<string, string>> = {},
): string {
  const result = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    // As a classic script would be, but without what esbuild adds to one that calls import().
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: BROWSERS,
    define: define(constants, lazyModules),
    external: Object.values(lazyModules),
    legalComments: 'none',
    logLevel: 'silent',
  });
  const script = settle(`"use strict";(()=>{${result.outputFiles[0]?.text ?? ''}})()`);
  if (/<\/script|<!--/i.test(script)) {
    throw new Error(`${entry}: the bundled script holds text that would end its script element.`);
  }
  return script;
}

const OUTPUT = { format: 'esm', charset: 'utf8', target: BROWSERS, legalComments: 'none' } as const;

/** Puts the styles of a module into it, so that they come and go together. */
export function withStyles(code: string, css: string | undefined): string {
  if (!css) return code;
  const sheet = `const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});`;
  return `{${sheet}document.adoptedStyleSheets.push(s)}${code}`;
}

/** Bundles a module that is loaded when it is needed, with the `messages` that it names. */
export function bundleLazyModule(
  name: string,
  entry: string,
  constants: Readonly<Record<string, unknown>> = {},
  messages: Readonly<Record<string, string>> = {},
  lazyModules: Readonly<Record<string, string>> = {},
): { file: string; code: string } {
  const bundle = (texts: Readonly<Record<string, string>>) => {
    const { outputFiles } = buildSync({
      entryPoints: [entry],
      outdir: 'out',
      bundle: true,
      write: false,
      ...OUTPUT,
      // Class names stay as long as they are: the styles of two modules meet in one document.
      minifySyntax: true,
      minifyWhitespace: true,
      // Docusaurus' own needs the app.
      alias: { '@docusaurus/Translate': require.resolve('@rslib-docs/kit/browser/translate') },
      define: define(
        { ...constants, 'process.env.NODE_ENV': 'production', CODE_TRANSLATIONS: texts },
        lazyModules,
      ),
      external: Object.values(lazyModules),
      logLevel: 'silent',
    });
    const find = (extension: string) =>
      outputFiles.find((file) => file.path.endsWith(extension))?.text;
    const { code } = transformSync(find('.js') ?? '', { ...OUTPUT, minify: true });
    return { code, css: find('.css') };
  };
  const plain = bundle({});
  const used = Object.entries(messages).filter(([id]) => plain.code.includes(JSON.stringify(id)));
  const { code: script, css } = used.length > 0 ? bundle(Object.fromEntries(used)) : plain;
  const code = withStyles(script, css);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `${MODULES_FOLDER}/${name}.${hash}.js`, code };
}

/** `'sha256-…'` of an inline script, as a content security policy names it. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}

/** Scripts are of this origin or one of `inlineScripts`; the renderer writes `style` attributes. */
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
