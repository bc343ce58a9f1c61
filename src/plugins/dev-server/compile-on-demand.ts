import type { ConfigureWebpackUtils } from '@docusaurus/types';

type Compiler = object;
type Middleware = (request: unknown, response: unknown, next: () => void) => void;

/** What of Rspack is used; Docusaurus' types know webpack only. */
interface Rspack {
  lazyCompilationMiddleware(compiler: Compiler): Middleware;
}

/**
 * Settings with which a page is compiled when somebody opens it, and never if nobody does.
 * @param address path at which the browser says what it opens
 */
export function compileOnDemand(
  { instance }: ConfigureWebpackUtils['currentBundler'],
  address: string,
) {
  const { lazyCompilationMiddleware } = instance as unknown as Rspack;
  let middleware: Middleware;
  return {
    lazyCompilation: { entries: false, imports: true, prefix: address },
    plugin: {
      apply(compiler: Compiler): void {
        middleware = lazyCompilationMiddleware(compiler);
      },
    },
    devServer: {
      // In place of one of Docusaurus', which gives sources to an overlay that it no longer has.
      setupMiddlewares: (others: object[]) => [{ name: 'on-demand', middleware }, ...others],
    },
  };
}
