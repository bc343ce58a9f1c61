import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import { BROWSERS } from './bundle';

export interface LazyModule {
  /** Path below the base, with the hash of the content. */
  file: string;
  code: string;
}

/** Bundles a module that the first-view script loads by `import()`, when it is needed. */
export function bundleLazyModule(name: string, entry: string): LazyModule {
  const result = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: BROWSERS,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `assets/first-view/${name}.${hash}.js`, code };
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
