import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPTION_FACTS, DIAGNOSTICS } from 'tsup-to-rslib/src/options';
import { pageAddress } from './page-address';

const DOCS = path.resolve(import.meta.dirname, '../../../docs');
const PAGES = [
  ...OPTION_FACTS.flatMap(({ to }) => to.map(({ page }) => page)),
  ...Object.values(DIAGNOSTICS).flatMap(({ page }) => page ?? []),
];

describe('addresses in notes', () => {
  it('stay in the language and version', () => {
    expect(pageAddress('config/lib/dts.mdx#bundle', '/base/zh/1.0/guide/migration/tsup')).toBe(
      '/base/zh/1.0/config/lib/dts#bundle',
    );
    expect(pageAddress('config/index.mdx', '/guide/migration/tsup')).toBe('/config/');
    expect(() => pageAddress('config/index.mdx', '/guide/')).toThrow('/guide/ is not');
  });

  it.each([...new Set(PAGES)])('exist: %s', (page) => {
    const [file, section] = page.split('#');
    const text = fs.readFileSync(path.join(DOCS, file!), 'utf8');
    if (section) expect(text).toContain(`{/* #${section} */}`);
  });
});
