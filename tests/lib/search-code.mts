import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { dialog } from './search.mts';
import { inLang, text, type Lang } from './test.mts';

export const BUILD = path.resolve(import.meta.dirname, '../../build');
export const CODE = /\/search-code\./;

/** Stands in one code sample of each language, and nowhere else. */
export const WORD = 'clipboard';
export const LINE = 'return navigator.clipboard.writeText(text);';
export const SAMPLE_PAGE = '/guide/solution/';

export const searchFile = (lang: Lang, kind: 'index' | 'code') =>
  inLang(lang, `/search-${kind}.${lang}.json`);
export const asJson = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');

/** Paths of the files of search that are asked for, by the page and by its worker. */
export function watchFiles(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/search-(?:index|code)\./.test(pathname)) asked.push(pathname);
  });
  return asked;
}

export const codeHit = (page: Page, lang: Lang) =>
  dialog(page)
    .locator(`[role=option][href^="${inLang(lang, SAMPLE_PAGE)}"]`)
    .filter({ hasText: LINE });
export const prose = (lang: Lang) => (lang === 'en' ? 'output format' : '产物格式');
export const proseHit = (lang: Lang) => inLang(lang, '/guide/basic/output-format');
export const noResults = (lang: Lang) =>
  text(lang, 'search.none.title', 'No results for "{query}"').replace('{query}', WORD);
