import { rspack } from '@docusaurus/faster';
import type { RspackOptions, Stats } from '@rspack/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { replaceModules } from './checks';
import { INVENTORY } from './inventory';

const folder = tempFolder();
const { dir, at, write, read } = folder;
beforeEach(() => folder.clear());

describe('a replacement', () => {
  function bundle(code: string, mode: 'production' | 'development'): Promise<Stats> {
    write('entry.js', code);
    write('instead.js', "export default 'ours';\n");
    const plugin = replaceModules({ instance: rspack } as never, [
      { row: 'link', asked: /^some-link$/, instead: at('instead.js') },
    ]);
    const options: RspackOptions = {
      context: dir,
      mode,
      entry: './entry.js',
      output: { path: at('dist') },
      plugins: [plugin as never],
    };
    return new Promise((resolve, reject) => {
      rspack(options, (error, stats) => (error ? reject(error) : resolve(stats!)));
    });
  }

  it('takes the place of the module', async () => {
    const stats = await bundle("import x from 'some-link';\nconsole.log(x);\n", 'production');
    expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
    expect(read('dist/main.js')).toContain('ours');
  });

  it('that finds nothing to replace is an error of the build, by the name of its row', async () => {
    const stats = await bundle('console.log(1);\n', 'production');
    const [error] = stats.toJson({ all: false, errors: true }).errors!;
    expect(error!.message).toContain('Upstream "link": nothing imports /^some-link$/ any more');
    expect(error!.message).toContain(INVENTORY.link.onChange);
  });

  it('may find nothing in development, where modules come from a cache', async () => {
    const stats = await bundle('console.log(1);\n', 'development');
    expect(stats.hasErrors()).toBe(false);
  });
});
