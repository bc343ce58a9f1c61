import { APP_TEMPLATE_ID } from '@rslib-docs/runtime/hydration/hydration-template';
import { attributeOf, parseHead } from '@rslib-docs/kit/node/page-head';

export interface PageParts {
  /** Address of the page, from its `<html data-route>`. */
  route: string | undefined;
  /** Addresses of its stylesheets and of the app's scripts, as they stand in the head. */
  styles: string[];
  scripts: string[];
  ranges: Range[];
}

/** Offsets of an element in the text of the page. */
interface Range {
  start: number;
  end: number;
}

/** What in a built page keeps the text from being painted, or runs before it is asked for. */
export function readParts(html: string): PageParts {
  const { root, elements } = parseHead(html);
  const route = attributeOf(root, 'data-route');
  const parts: PageParts = { route, styles: [], scripts: [], ranges: [] };
  for (const element of elements) {
    // A module waits for nothing and nothing waits for it: it stays where it is.
    const isClassic = element.tagName === 'script' && attributeOf(element, 'type') !== 'module';
    const src = isClassic ? attributeOf(element, 'src') : undefined;
    const href =
      attributeOf(element, 'rel') === 'stylesheet' ? attributeOf(element, 'href') : undefined;
    if (src) parts.scripts.push(src);
    if (href) parts.styles.push(href);
    const { startOffset: start, endOffset: end } = element.sourceCodeLocation!;
    if (src || href) parts.ranges.push({ start, end });
  }
  return parts;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The page with its styles in it, and with everything that starts the app in a template, where the
 * browser neither fetches nor runs it. `files` are the further scripts that the app of this page
 * loads, which spares it from finding out one after the other.
 */
export function lightenPage(
  html: string,
  { styles, scripts, ranges }: PageParts,
  css: string,
  files: readonly string[],
): string {
  if (/<\/style/i.test(css))
    throw new Error('The stylesheet holds text that would end its element.');
  const held = [
    ...styles.map((href) => `<link rel=stylesheet href="${escape(href)}">`),
    ...files.map((href) => `<link rel=preload as=script href="${escape(href)}">`),
    ...scripts.map((src) => `<script src="${escape(src)}"></script>`),
  ];
  const template = `<template id=${APP_TEMPLATE_ID}>${held.join('')}</template>`;
  let page = html;
  for (const { start, end } of [...ranges].reverse()) {
    const isFirst = start === ranges[0]!.start;
    const instead = isFirst ? `<style>${css}</style>${template}` : '';
    page = page.slice(0, start) + instead + page.slice(end);
  }
  return page;
}
