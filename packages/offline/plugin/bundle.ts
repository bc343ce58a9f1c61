import { buildSync, type BuildOptions } from 'esbuild';
import { BROWSERS } from '@rslib-docs/runtime/inline-script/bundle';

/** Bundles a script or a stylesheet into one minified text. */
export function bundle(entry: string, options: BuildOptions = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    target: BROWSERS,
    logLevel: 'silent',
    ...options,
  });
  return outputFiles![0]!.text;
}

/** Bundles a service worker into one classic script. `constants` are written in as JSON. */
export function bundleServiceWorker(entry: string, constants: Readonly<Record<string, unknown>>) {
  const define = Object.entries({ 'process.env.NODE_ENV': 'production', ...constants });
  return bundle(entry, {
    format: 'iife',
    charset: 'utf8',
    define: Object.fromEntries(define.map(([name, value]) => [name, JSON.stringify(value)])),
    legalComments: 'none',
  });
}
