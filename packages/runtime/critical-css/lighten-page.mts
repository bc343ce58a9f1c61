import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, parseHead } from '@rslib-docs/kit/node/page-head';
import { escapeAttribute } from '@rslib-docs/kit/shared/text';
import {
  AFTER_TEXT,
  MOVED_FROM,
  PAGE_STYLES,
  PLACE,
  WAITING_SCRIPT,
  APP_TEMPLATE_ID,
} from '../hydration/page-contract';

/** An element by its offsets in the text of a page. */
export interface Range {
  start: number;
  end: number;
}

/** What a visitor reads first, and what stands before it without being seen or read before it. */
export interface FirstText {
  /** Offset behind the last of the first paragraphs. */
  end: number;
  /** Whether that paragraph has no end tag: what is put behind it would be in it. */
  isOpen: boolean;
  /** Elements that open when they are asked for, and the sidebar, in their order. */
  late: (Range & { isBesideText: boolean })[];
}

/** Thrown by the parser's tree once enough has been read; nobody else sees it. */
const ENOUGH = new Error('The first paragraphs have ended.');
/** As much text as fills a phone below a heading. More paragraphs are read up to this. */
const ENOUGH_LETTERS = 300;
/** What may stand in a paragraph. Anything else ends the first ones. */
const PHRASING = new Set(
  'a abbr b br code del em i img ins kbd mark p q s small span strong sub sup svg time var wbr'.split(
    ' ',
  ),
);

const isPopover = (element: Tree.Element): boolean => attributeOf(element, 'popover') !== undefined;

function lettersOf(node: Tree.Node): number {
  if (tree.isTextNode(node)) return node.value.trim().length;
  return 'childNodes' in node
    ? node.childNodes.reduce((sum, child) => sum + lettersOf(child), 0)
    : 0;
}

function ancestorsOf(element: Tree.Element): Tree.Element[] {
  const found: Tree.Element[] = [];
  for (let at = element.parentNode; at && tree.isElementNode(at); at = at.parentNode)
    found.push(at);
  return found;
}

/** The first paragraphs of a page: those that follow the first heading of `<main>`, if it has any. */
export function findFirstText(html: string): FirstText | undefined {
  let main: Tree.Element | undefined;
  let hasHeading = false;
  let letters = 0;
  let end: number | undefined;
  let isOpen = false;
  const popovers: Tree.Element[] = [];
  try {
    parse(html, {
      sourceCodeLocationInfo: true,
      treeAdapter: {
        ...tree,
        createElement(name, ...rest) {
          if (end !== undefined && !PHRASING.has(name)) throw ENOUGH;
          const element = tree.createElement(name, ...rest);
          if (name === 'main') main = element;
          if (main && name === 'h1') hasHeading = true;
          if (isPopover(element)) popovers.push(element);
          return element;
        },
        updateNodeSourceCodeLocation(node, location) {
          tree.updateNodeSourceCodeLocation(node, location);
          if (!hasHeading || !tree.isElementNode(node) || node.tagName !== 'p') return;
          const around = ancestorsOf(node);
          const isText = !around.some((one) => one.tagName === 'nav' || isPopover(one));
          if (!around.includes(main!) || !isText) return;
          end = location.endOffset!;
          isOpen = !node.sourceCodeLocation!.endTag;
          letters += lettersOf(node);
          if (letters >= ENOUGH_LETTERS) throw ENOUGH;
        },
      },
    });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  if (!main || end === undefined) return undefined;
  const outermost = popovers.filter((one) => !ancestorsOf(one).some(isPopover));
  const late = outermost.map((element) => {
    const { startOffset: start, endOffset } = element.sourceCodeLocation!;
    return { start, end: endOffset, isBesideText: element.parentNode === main!.parentNode };
  });
  return { end, isOpen, late };
}

export interface PageParts {
  /** Address of the page, from its `<html data-route>`. */
  route: string | undefined;
  /** Addresses of its stylesheets and of the app's scripts, as they stand in the head. */
  styles: string[];
  scripts: string[];
  ranges: Range[];
  /** The script that may run behind the first paragraphs. */
  afterText: Range | undefined;
}

/** Gives the rules that the first screen of a page can need. */
export type RulesOf = (html: string) => string;

/** What in a built page keeps the text from being painted, or runs before it is asked for. */
export function readParts(html: string): PageParts {
  const { root, elements } = parseHead(html);
  const route = attributeOf(root, 'data-route');
  const parts: PageParts = { route, styles: [], scripts: [], ranges: [], afterText: undefined };
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
    if (attributeOf(element, AFTER_TEXT) !== undefined) parts.afterText = { start, end };
  }
  return parts;
}

function styleElement(css: string): string {
  if (/<\/style/i.test(css))
    throw new Error('The stylesheet holds text that would end its element.');
  return `<style>${css}</style>`;
}

/** What stands before these links is painted, what follows waits; Gecko only for a script. */
function linksInBody(styles: readonly string[]): string {
  const links = styles.map(
    (href) => `<link class=${PAGE_STYLES} rel=stylesheet href="${escapeAttribute(href)}">`,
  );
  return `${links.join('')}<script class=${PAGE_STYLES}>${WAITING_SCRIPT}</script>`;
}

/** `files` are further scripts of the page's app, which spares it from finding out one by one. */
function appTemplate({ styles, scripts }: PageParts, files: readonly string[]): string {
  const held = [
    ...styles.map((href) => `<link rel=stylesheet href="${escapeAttribute(href)}">`),
    ...files.map((href) => `<link rel=preload as=script href="${escapeAttribute(href)}">`),
    ...scripts.map((src) => `<script src="${escapeAttribute(src)}"></script>`),
  ];
  return `<template id=${APP_TEMPLATE_ID}>${held.join('')}</template>`;
}

/** A piece of `html` with other texts in place of the ranges in it. */
function replaceRanges(
  html: string,
  from: number,
  to: number,
  edits: readonly (Range & { by: string })[],
): string {
  let at = from;
  let text = '';
  for (const { start, end, by } of edits) {
    if (start < from || start >= to) continue;
    text += html.slice(at, start) + by;
    at = end;
  }
  return text + html.slice(at, to);
}

/** Where a tag ends that the page has once; it is searched from `from` on. */
function onlyTag(html: string, tag: string, from: number): number {
  const at = html.indexOf(tag, from);
  if (at < 0 || html.includes(tag, at + 1))
    throw new Error(`A page has ${at < 0 ? 'no' : 'more than one'} ${tag} behind its first text.`);
  return at;
}

/**
 * The page with what is read first in front, and with what starts the app in a template, where the
 * browser neither fetches nor runs it. Without a first text it waits for its stylesheet in the head.
 */
export function lightenPage(
  html: string,
  parts: PageParts,
  rulesOf: RulesOf,
  files: readonly string[],
): string {
  const template = appTemplate(parts, files);
  const first = findFirstText(html);
  const [{ start } = { start: 0 }] = parts.ranges;
  const headEdits = parts.ranges.map((range) => ({ ...range, by: '' }));
  if (first) return textFirst(html, parts, first, { start, rulesOf, headEdits, template });
  const links = parts.styles.map((href) => `<link rel=stylesheet href="${escapeAttribute(href)}">`);
  const before = replaceRanges(html, 0, start, headEdits);
  return before + links.join('') + template + replaceRanges(html, start, html.length, headEdits);
}

interface Composition {
  start: number;
  rulesOf: RulesOf;
  headEdits: readonly (Range & { by: string })[];
  template: string;
}

function textFirst(
  html: string,
  { afterText, styles }: PageParts,
  { end, isOpen, late }: FirstText,
  { start, rulesOf, headEdits, template }: Composition,
): string {
  const script = afterText ? html.slice(afterText.start, afterText.end) : '';
  const placed = late.map((range, index) => ({
    ...range,
    by: `<template ${PLACE}=${index}></template>`,
    text: html
      .slice(range.start, range.end)
      .replace(/^<[\w-]+/, (tag) => `${tag} ${MOVED_FROM}=${index}`),
  }));
  const edits = [...headEdits, ...(afterText ? [{ ...afterText, by: '' }] : []), ...placed].sort(
    (a, b) => a.start - b.start,
  );
  const textsOf = (isBesideText: boolean) =>
    placed.flatMap((one) => (one.isBesideText === isBesideText ? [one.text] : [])).join('');
  const mainEnd = onlyTag(html, '</main>', end) + '</main>'.length;
  const bodyEnd = onlyTag(html, '</body>', mainEnd);
  const head = replaceRanges(html, 0, start, edits);
  const firstScreen = replaceRanges(html, start, end, edits);
  return [
    head,
    styleElement(rulesOf(head + firstScreen)),
    firstScreen,
    isOpen ? '</p>' : '',
    script,
    linksInBody(styles),
    html.slice(end, mainEnd),
    textsOf(true),
    html.slice(mainEnd, bodyEnd),
    textsOf(false),
    template,
    html.slice(bodyEnd),
  ].join('');
}
