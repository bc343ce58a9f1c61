import { describe, expect, it } from 'vitest';
import { pageTitle } from './page-title';

const siteTitle = 'Rslib';

describe('pageTitle', () => {
  it('joins page and site, is the site alone without a title, and replaces the site by the suffix', () => {
    expect(pageTitle({ title: 'CLI', siteTitle, titleSuffix: undefined })).toBe('CLI - Rslib');
    expect(pageTitle({ title: undefined, siteTitle, titleSuffix: undefined })).toBe('Rslib');
    expect(pageTitle({ title: 'Rslib', siteTitle, titleSuffix: undefined })).toBe('Rslib');
    expect(pageTitle({ title: undefined, siteTitle, titleSuffix: 'Build tool' })).toBe(
      'Rslib - Build tool',
    );
    expect(pageTitle({ title: 'CLI', siteTitle, titleSuffix: '| Docs' })).toBe('CLI | Docs');
    expect(pageTitle({ title: 'CLI', siteTitle, titleSuffix: '- Docs' })).toBe('CLI - Docs');
  });
});
