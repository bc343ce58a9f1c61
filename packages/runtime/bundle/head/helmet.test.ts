// @vitest-environment jsdom
import { createElement as h, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as helmetOfPackage from 'react-helmet-async';
import { expect, it } from 'vitest';
import * as ownHelmet from './helmet';

type Head = ComponentType<{ children?: ReactNode }>;

const SERVED =
  '<html lang="en" data-theme="dark"><head><meta charset="utf-8"><title>Served</title>' +
  '<meta data-rh="true" name="description" content="Served"></head><body></body></html>';

/** What the heads of pages ask for, one after the other. */
const defaults = (Head: Head) =>
  h(
    Head,
    { key: 'defaults' },
    h('html', { lang: 'zh-CN', dir: 'ltr' }),
    h('title', null, 'Site'),
    h('meta', { property: 'og:title', content: 'Site' }),
    h('meta', { httpEquiv: 'x-made-up', content: '1' }),
    h('link', { rel: 'alternate', href: '/zh/', hrefLang: 'zh-CN' }),
    h('link', { rel: 'canonical', href: '/' }),
  );
const page = (Head: Head, name: string) =>
  h(
    Head,
    { key: name },
    h('html', { className: `page ${name}` }),
    h('body', { 'data-name': name }),
    h('title', null, name, ' & ', 'Site'),
    false,
    h('meta', { property: 'og:title', content: name }),
    h('meta', { name: 'Description', content: 'Of the page' }),
    h('link', { rel: 'canonical', href: `/${name}` }),
    h('link', { rel: 'alternate', href: '/zh/', hrefLang: 'x-default' }),
    h('link', { rel: 'preload', as: 'image', crossOrigin: 'anonymous', href: '/a.png' }),
    h('script', { type: 'application/ld+json' }, '{"a":"</b>"}'),
  );
const part = (Head: Head) =>
  h(Head, { key: 'part' }, h('meta', { name: 'description', content: 'Of a part' }));

const VISITS: Readonly<Record<string, readonly ((Head: Head) => readonly ReactNode[])[]>> = {
  'a page by itself': [(Head) => [defaults(Head), page(Head, 'one')]],
  'parts of a page': [(Head) => [defaults(Head), h('div', null, page(Head, 'one'), part(Head))]],
  'one page after the other': [
    (Head) => [defaults(Head), page(Head, 'one')],
    (Head) => [defaults(Head), page(Head, 'two')],
  ],
  'a page that left': [
    (Head) => [defaults(Head), page(Head, 'one'), part(Head)],
    (Head) => [defaults(Head)],
  ],
  'something new to say': [
    (Head) => [h(Head, null, h('title', null, 'Before'), h('meta', { name: 'a', content: '1' }))],
    (Head) => [h(Head, null, h('title', null, 'After'), h('meta', { name: 'a', content: '2' }))],
  ],
};

/** A document as it was served. */
function serve(): void {
  const served = new DOMParser().parseFromString(SERVED, 'text/html');
  for (const [element, from] of [
    [document.documentElement, served.documentElement],
    [document.body, served.body],
  ] as const) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const { name, value } of from.attributes) element.setAttribute(name, value);
  }
  document.head.replaceChildren(...served.head.children);
  document.body.replaceChildren();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The head and the attributes of a document after a visit. */
async function visit(
  { Helmet, HelmetProvider }: { Helmet: Head; HelmetProvider: Head },
  steps: readonly ((Head: Head) => readonly ReactNode[])[],
) {
  serve();
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  for (const step of steps) {
    flushSync(() => root.render(h(HelmetProvider, null, ...step(Helmet))));
    await nextFrame();
  }
  // One remembers in `data-rh` what it has set, the other in a variable.
  const attributes = [document.documentElement, document.body].map((element) =>
    [...element.attributes]
      .flatMap(({ name, value }) => (name === 'data-rh' ? [] : `${name}=${value}`))
      .sort(),
  );
  const tags = [...document.head.children].map(({ outerHTML }) => outerHTML).sort();
  const { title } = document;
  root.unmount();
  await nextFrame();
  return { title, attributes, tags };
}

it.each(Object.entries(VISITS))(
  'the head in the browser is the one of react-helmet-async for %s',
  async (_name, steps) => {
    const theirs = await visit(helmetOfPackage as never, steps);
    expect(theirs.tags.length).toBeGreaterThan(2);
    expect(await visit(ownHelmet as never, steps)).toEqual(theirs);
  },
);
