import { expect, it, vi } from 'vitest';
import { linkTarget } from './link-kind';

vi.mock('@site/src/site/client', () => ({ DEFAULT_LOCALE: 'en' }));

it('recognizes links that leave the site, stay in it or do not navigate, without the prefix of the default language', () => {
  for (const href of ['https://a.b', 'http://a.b', 'mailto:a@b.c', 'tel:+1', '//a.b/c']) {
    expect(linkTarget(href), href).toEqual({ kind: 'outside' });
  }
  expect(linkTarget('data:text/plain,a')).toEqual({ kind: 'untouched' });
  expect(linkTarget('/guide/start/')).toEqual({ kind: 'in-site', to: '/guide/start/' });
  expect(linkTarget('#a')).toEqual({ kind: 'in-site', to: '#a' });
  expect(linkTarget('/en/guide/start/')).toEqual({ kind: 'in-site', to: '/guide/start/' });
  expect(linkTarget('/en')).toEqual({ kind: 'in-site', to: '/' });
  expect(linkTarget('/enough')).toEqual({ kind: 'in-site', to: '/enough' });
});
