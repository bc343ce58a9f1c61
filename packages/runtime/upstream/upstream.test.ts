import fs from 'node:fs';
import { rspack } from '@docusaurus/faster';
import type { RspackOptions, Stats } from '@rspack/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { assertComparedUpstream, readUpstream, replaceModules } from './checks';
import { INVENTORY, type Upstream } from './inventory';

const folder = tempFolder();
const { dir, at, write, read } = folder;
beforeEach(() => folder.clear());

describe('files that are not as they were compared', () => {
  const FILE = '@some/package/lib/part.js';
  const rows: Upstream = {
    part: {
      hook: 'replaced',
      files: [FILE],
      by: 'our-part.ts',
      reason: 'Ours is smaller.',
      onChange: 'Carry over what it draws.',
    },
  };
  const toRecord = 'Then run this.';
  const install = (version: string, text: string) => {
    write('package.json', '{}');
    write('node_modules/@some/package/package.json', JSON.stringify({ version }));
    write(`node_modules/${FILE}`, text);
  };
  const messageWith = (compared = readUpstream(dir, rows), change = () => {}): string => {
    change();
    try {
      assertComparedUpstream(dir, { rows, compared, toRecord });
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  beforeEach(() => install('1.0.0', 'one'));

  it('are none where nothing has changed, whatever the version', () => {
    expect(messageWith()).toBe('');
    expect(messageWith(undefined, () => install('1.1.0', 'one'))).toBe('');
  });

  it('are told with their row, what to do, and how to see the difference', () => {
    expect(messageWith(undefined, () => install('1.1.0', 'two')).split('\n')).toEqual([
      `Upstream "part": ${FILE} is changed (compared: 1.0.0, installed: 1.1.0).`,
      '  It is replaced by our-part.ts. Carry over what it draws.',
      '  npm diff --diff=@some/package@1.0.0 --diff=@some/package@1.1.0 lib/part.js',
      toRecord,
    ]);
  });

  it('may be gone, or new', () => {
    const gone = () => fs.rmSync(at(`node_modules/${FILE}`));
    expect(messageWith({})).toContain(`${FILE} is new (compared: none, installed: 1.0.0).`);
    expect(messageWith(undefined, gone)).toContain(`${FILE} is gone (compared: 1.0.0`);
  });
});

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
