import { createHash } from 'node:crypto';
import { buildSync, transformSync } from 'esbuild';
import { BROWSERS, defineAddresses } from './bundle';
import { MODULES_FOLDER } from './route-manifest';

export interface LazyModule {
  /** Path below the base, with the hash of the content. */
  file: string;
  code: string;
}

/** Stands in for Docusaurus' own `translate`, which needs the app. */
const TRANSLATE = require.resolve('@rslib-docs/kit/browser/translate');

const OUTPUT = { format: 'esm', charset: 'utf8', target: BROWSERS, legalComments: 'none' } as const;

/** Puts the styles of a module into it, so that they come and go together. */
export function withStyles(code: string, css: string | undefined): string {
  if (!css) return code;
  const sheet = `const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});`;
  return `{${sheet}document.adoptedStyleSheets.push(s)}${code}`;
}

/**
 * Bundles a module that the first-view script loads by `import()`, when it is needed. Texts that
 * it passes to `translate` are written in: those of `messages` whose ids stand in its code.
 * The code finds the address of a module that it loads in turn as `LAZY_MODULES.<name>`.
 */
export function bundleLazyModule(
  name: string,
  entry: string,
  constants: Readonly<Record<string, unknown>> = {},
  messages: Readonly<Record<string, string>> = {},
  lazyModules: Readonly<Record<string, string>> = {},
): LazyModule {
  const bundle = (texts: Readonly<Record<string, string>>) => {
    const values = Object.entries({ ...constants, CODE_TRANSLATIONS: texts });
    const { outputFiles } = buildSync({
      entryPoints: [entry],
      outdir: 'out',
      bundle: true,
      write: false,
      ...OUTPUT,
      // Class names stay as long as they are: the styles of two modules meet in one document.
      minifySyntax: true,
      minifyWhitespace: true,
      alias: { '@docusaurus/Translate': TRANSLATE },
      define: {
        'process.env.NODE_ENV': '"production"',
        ...Object.fromEntries(values.map(([key, value]) => [key, JSON.stringify(value)])),
        ...defineAddresses(lazyModules),
      },
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
