import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { JSDOM, VirtualConsole } from 'jsdom';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const EXPORTS = path.join(ROOT, 'node_modules/@docusaurus/core/lib/client/exports');

/** Both links, and what draws them: the modules are written for the site's bundler. */
const ENTRY = `
  import Theirs from ${JSON.stringify(`${EXPORTS}/Link`)};
  import Own from './Link';
  import { createElement } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { Router } from 'react-router';
  import { createMemoryHistory } from 'history';
  export const links = { Theirs, Own };
  export function draw(container, name, props, address) {
    const history = createMemoryHistory({ initialEntries: [address] });
    const root = createRoot(container);
    flushSync(() =>
      root.render(createElement(Router, { history }, createElement(links[name], props))),
    );
    return history;
  }`;

interface Site {
  baseUrl: string;
  trailingSlash: boolean | undefined;
}
interface Bundle {
  draw(
    container: Element,
    name: 'Theirs' | 'Own',
    props: object,
    address: string,
  ): { location: { pathname: string; search: string; hash: string }; length: number };
}

/** The part of the app's context that links read. */
const siteModule: Plugin = {
  name: 'site',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /useDocusaurusContext$/ }, () => ({ path: 'context', namespace: 'site' }));
    onResolve({ filter: /^@docusaurus\/(?:isInternalUrl|useBaseUrl|router)$/ }, (args) => ({
      path: `${path.join(EXPORTS, args.path.split('/')[1]!)}.js`,
    }));
    onResolve({ filter: /client\/preload$/ }, () => ({ path: 'preload', namespace: 'site' }));
    onLoad({ filter: /^preload$/, namespace: 'site' }, () => ({
      contents: 'export default () => Promise.resolve([])',
    }));
    onLoad({ filter: /^context$/, namespace: 'site' }, () => ({
      contents: `export default () => ({ siteConfig: {
        url: 'https://example.org', future: { experimental_router: 'browser' }, ...window.testSite } })`,
    }));
  },
};

const { window } = new JSDOM('', {
  runScripts: 'outside-only',
  url: 'https://example.org/',
  // It would say of every link that leads away that it does not follow.
  virtualConsole: new VirtualConsole(),
});
const preload = vi.fn();
let bundle: Bundle;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [siteModule],
    // Files of Docusaurus name React for JSX themselves.
    banner: { js: 'var React;' },
  });
  Object.assign(window, { docusaurus: { preload, prefetch: () => false } });
  bundle = window.eval(`${outputFiles[0]!.text}; bundle;`) as Bundle;
});

function draw(name: 'Theirs' | 'Own', site: Site, props: object) {
  Object.assign(window, { testSite: site });
  window.document.body.innerHTML = '<div></div>';
  const container = window.document.body.firstElementChild!;
  const history = bundle.draw(container, name, { children: 'Text', ...props }, '/base/a/b?c#d');
  return { history, html: container.innerHTML, link: container.querySelector('a')! };
}

const SITES: readonly Site[] = [
  { baseUrl: '/', trailingSlash: undefined },
  { baseUrl: '/base/', trailingSlash: false },
  { baseUrl: '/base/', trailingSlash: true },
];
const ADDRESSES: readonly object[] = [
  { to: '/' },
  { to: '/guide/' },
  { to: '/guide' },
  { href: '/guide#part' },
  { to: '/base/guide?a=b#part' },
  { to: '/名 字' },
  { to: 'sibling' },
  { to: '../up' },
  { to: '?query' },
  { href: '#part' },
  { to: '' },
  {},
  { to: 'https://example.com/' },
  { href: '//example.com' },
  { href: 'mailto:a@example.com' },
  { to: 'pathname:///feed.xml', target: '_self' },
  { to: '/guide', target: '_blank' },
  { to: 'https://example.com/', target: '_self', rel: 'me' },
  { to: '/guide', autoAddBaseUrl: false },
  { to: '/guide', 'data-noBrokenLinkCheck': true },
  { to: 'https://example.com/', 'data-noBrokenLinkCheck': true, activeClassName: 'a' },
  { to: '/guide', className: 'a', 'aria-current': 'page', title: 'T', 'data-a': '' },
];

describe.each(SITES)('links of a site with %o', (site) => {
  it.each(ADDRESSES)('are the element of Docusaurus for %o', (props) => {
    expect(draw('Own', site, props).html).toBe(draw('Theirs', site, props).html);
  });
});

describe('a press', () => {
  const [, site] = SITES as [Site, Site];
  const press = (name: 'Theirs' | 'Own', props: object, init: MouseEventInit = {}) => {
    const { history, link } = draw(name, site, props);
    const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link.dispatchEvent(event);
    const { pathname, search, hash } = history.location;
    return { at: pathname + search + hash, length: history.length, taken: event.defaultPrevented };
  };

  it.each<[props: object, init: MouseEventInit, taken: boolean]>([
    [{ to: '/guide?a#b' }, {}, true],
    [{ to: '/a/b?c#d' }, {}, true],
    [{ to: 'sibling' }, {}, true],
    [{ to: '/guide', replace: true }, {}, true],
    ...[
      { button: 1 },
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
    ].map((init): [object, object, boolean] => [{ to: '/guide' }, init, false]),
    [{ to: '#part' }, {}, false],
    [{ to: '/guide', onClick: (event: Event) => event.preventDefault() }, {}, true],
  ])('on %o with %o does what Docusaurus does', (props, init, taken) => {
    const own = press('Own', props, init);
    expect(own).toEqual(press('Theirs', props, init));
    expect(own.taken).toBe(taken);
  });
});

it.each(['mouseover', 'touchstart'])('%s fetches the page ahead', (type) => {
  preload.mockClear();
  const { link } = draw('Own', SITES[1]!, { to: '/guide?query#part' });
  link.dispatchEvent(new window.MouseEvent(type, { bubbles: true }));
  expect(preload).toHaveBeenCalledWith('/base/guide');
});
