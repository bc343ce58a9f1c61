import { describe, expect, it } from 'vitest';
import { pageTitle } from './page-title';

const siteTitle = 'Rslib';

describe('pageTitle', () => {
  it('joins page and site', () => {
    expect(pageTitle({ title: 'CLI', siteTitle, titleSuffix: undefined })).toBe('CLI - Rslib');
  });
  it('is the site alone where the page has no title of its own', () => {
    expect(pageTitle({ title: undefined, siteTitle, titleSuffix: undefined })).toBe('Rslib');
    expect(pageTitle({ title: 'Rslib', siteTitle, titleSuffix: undefined })).toBe('Rslib');
  });
  it('puts the suffix in place of the site', () => {
    expect(pageTitle({ title: undefined, siteTitle, titleSuffix: 'Build tool' })).toBe(
      'Rslib - Build tool',
    );
    expect(pageTitle({ title: 'CLI', siteTitle, titleSuffix: '| Docs' })).toBe('CLI | Docs');
    expect(pageTitle({ title: 'CLI', siteTitle, titleSuffix: '- Docs' })).toBe('CLI - Docs');
  });
});
