/** The parts of the bundler that are used; Docusaurus gives it to plugins without types. */
interface Compiler {
  webpack: {
    sources: { RawSource: new (text: string) => object };
    Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: number };
  };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

interface Compilation {
  emitAsset(file: string, source: object, info: object): void;
  hooks: { processAssets: { tapPromise(options: object, run: () => Promise<void>): void } };
}

/** Files by their path below the base path. */
export type Files = ReadonlyMap<string, string>;

/**
 * Puts files beside the app's own, so that the development server has them too. What is `minimized`
 * already, such as a file whose name holds its hash, is left as it is.
 */
export function emitFiles(
  name: string,
  files: () => Files | Promise<Files>,
  info: { minimized?: boolean } = {},
) {
  return {
    apply(compiler: Compiler): void {
      const { sources, Compilation } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          for (const [file, text] of await files()) {
            compilation.emitAsset(file, new sources.RawSource(text), info);
          }
        });
      });
    },
  };
}
