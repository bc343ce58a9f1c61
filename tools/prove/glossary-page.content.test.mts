import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGlossary } from '@rslib-docs/kit/node/glossary';
import { writePage } from './glossary-page.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGES = {
  en: 'docs/guide/start/glossary.mdx',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current/guide/start/glossary.mdx',
} as const;

const esm = {
  id: 'esm',
  en: { title: 'ESM', definition: 'Modules.', more: 'See [format](./f.mdx).' },
  zh: { title: 'ESM', definition: '模块。', more: '见[格式](./f.mdx)。' },
};
const GLOSSARY = {
  groups: [{ id: 'formats', en: 'Formats', zh: '格式', entries: ['esm'] }],
  terms: [
    { en: 'alias', zh: '别名' },
    { en: 'ESM', zh: 'ESM', entry: esm },
  ],
};

describe('the page of the glossary', () => {
  it('keeps what stands before the first heading, and joins Chinese sentences without a space', () => {
    expect(writePage(GLOSSARY, 'en', '---\ntitle: G\n---\n\nIntro.\n\n## Old\n\nGone.\n')).toBe(
      '---\ntitle: G\n---\n\nIntro.\n\n## Formats {/* #formats */}\n\n### ESM {/* #esm */}\n\n' +
        'Modules. See [format](./f.mdx).\n',
    );
    expect(writePage(GLOSSARY, 'zh', '简介。\n')).toContain('\n\n模块。见[格式](./f.mdx)。\n');
  });

  it.each(['en', 'zh'] as const)(
    'is as the file says, in %s; else: npm run site -- prove glossary --write',
    (language) => {
      const current = fs.readFileSync(path.join(ROOT, PAGES[language]), 'utf8');
      expect(current).toBe(writePage(readGlossary(ROOT), language, current));
    },
  );
});
