import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import path from 'node:path';
import { BROWSERS, defineAddresses } from './bundle';
import { MODULES_FOLDER } from './route-files';

export interface LazyModule {
  /** Path below the base, with the hash of the content. */
  file: string;
  code: string;
}

/** Stands in for Docusaurus' own `translate`, which needs the app. */
const TRANSLATE = path.join(__dirname, 'translate.ts');

/** Puts the styles of a module into it, so that they come and go together. */
function withStyles(code: string, css: string | undefined): string {
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
      format: 'esm',
      minify: true,
      charset: 'utf8',
      target: BROWSERS,
      alias: { '@docusaurus/Translate': TRANSLATE },
      define: {
        'process.env.NODE_ENV': '"production"',
        ...Object.fromEntries(values.map(([key, value]) => [key, JSON.stringify(value)])),
        ...defineAddresses(lazyModules),
      },
      external: Object.values(lazyModules),
      legalComments: 'none',
      logLevel: 'silent',
    });
    const find = (extension: string) =>
      outputFiles.find((file) => file.path.endsWith(extension))?.text;
    return { code: find('.js') ?? '', css: find('.css') };
  };
  const { code: plain } = bundle({});
  const used = Object.entries(messages).filter(([id]) => plain.includes(JSON.stringify(id)));
  const { code: script, css } = used.length > 0 ? bundle(Object.fromEntries(used)) : bundle({});
  const code = withStyles(script, css);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `${MODULES_FOLDER}/${name}.${hash}.js`, code };
}

/** The part of Rspack that is used here. */
interface Compiler {
  webpack: {
    sources: { RawSource: new (code: string) => object };
    Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: number };
  };
  hooks: {
    thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

interface Compilation {
  emitAsset(file: string, source: object, info: object): void;
  hooks: { processAssets: { tap(options: object, run: () => void): void } };
}

/** Puts modules beside the app's own files, so that the development server has them too. */
export class EmitModules {
  constructor(private readonly modules: readonly LazyModule[]) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    const name = 'first-view';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const { file, code } of this.modules) {
          // Its name holds the hash of what it is: nobody may change it any more.
          compilation.emitAsset(file, new sources.RawSource(code), { minimized: true });
        }
      });
    });
  }
}
