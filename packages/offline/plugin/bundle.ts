import { buildSync } from 'esbuild';
import { BROWSERS } from '@rslib-docs/runtime/inline-script/bundle';

/** Bundles a service worker into one classic script. `constants` are written in as JSON. */
export function bundleServiceWorker(
  entry: string,
  constants: Readonly<Record<string, unknown>>,
): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: BROWSERS,
    define: Object.fromEntries(
      Object.entries({ 'process.env.NODE_ENV': 'production', ...constants }).map(
        ([name, value]) => [name, JSON.stringify(value)],
      ),
    ),
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
