import type { Page } from '@playwright/test';
import texts from '../../src/features/migration-helper/texts.json' with { type: 'json' };
import { text, type Lang } from './texts.mts';

export const PAGE = '/guide/migration/tsup';
export const CONFIG = `import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  minify: true,
  splitting: false,
});
`;

export const helper = (page: Page, lang: Lang) =>
  page.getByRole('region', { name: text(lang, 'migration-helper.name', 'Migration helper') });
export const field = (page: Page, lang: Lang) => helper(page, lang).getByRole('textbox');
export const result = (page: Page, lang: Lang) =>
  helper(page, lang).getByRole('group', { name: 'rslib.config.ts' });

/** A text that comes with the helper. */
export const said = (lang: Lang, id: keyof typeof texts): string => texts[id][lang];
