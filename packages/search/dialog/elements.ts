import { readStored, writeStored } from '@rslib-docs/kit/browser/environment';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';
import { isElsewhere, type HighlightInfo, type SearchCredit } from '../providers/contract';
import { wellFormed } from '../engine/normalize';
import type { Remembered } from './history';
import type { SearchItem } from './session';
import { fill } from '@rslib-docs/kit/browser/translate';
import { TEXTS } from './texts';
import { pageVersion, searchPageAddress, SLASH_CHOICE } from './search-dom';
import styles from './SearchPanel.module.css';

type Child = Node | string | false | null | undefined;
type Value = string | number | boolean | undefined | ((event: never) => void);
type Attributes = Record<string, Value>;

/** Makes an element. Texts stay texts: nothing here reads HTML. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children.filter((child): child is Node | string => !!child));
  return element;
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      element.addEventListener(name, value as EventListener);
    } else if (value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** Outlines on a 24 px grid. */
const PATHS = {
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 21 21',
  clear: 'm6 6 12 12M18 6 6 18',
  title: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  header: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  content: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  recent: 'M20 12a8 8 0 1 1-2.5-5.8M20 4v4h-4M12 8v4l3 2',
  favorite: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8z',
  go: 'M20 6v5a3 3 0 0 1-3 3H5M9 10l-4 4 4 4',
  away: 'M9 6h9v9M18 6 7 17',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  none: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 21 21M8.5 8.5l4 4M12.5 8.5l-4 4',
  engine:
    'M5 4h14v10l-5 0M5 4v16h5M9 8h6M9 12h2M17 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM16.2 19.2 19 22',
  error: 'M12 4 2.5 20h19zM12 10v4.5M12 17v.3',
} as const;

type SearchIcon = keyof typeof PATHS;

const SVG = 'http://www.w3.org/2000/svg';

export function icon(name: SearchIcon): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  setAttributes(svg, { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

/** A stretch of a text, from `from` on, with its matches marked. */
function marked(text: string, matches: readonly HighlightInfo[], from = 0): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  for (const { start, length } of matches) {
    const [begin, end] = [Math.max(start - from, at), start - from + length];
    if (end <= begin || begin >= text.length) continue;
    nodes.push(new Text(text.slice(at, begin)));
    nodes.push(h('mark', {}, text.slice(begin, end)));
    at = Math.min(end, text.length);
  }
  nodes.push(new Text(text.slice(at)));
  return nodes;
}

const SEPARATOR = ' > ';

/** What a row says, and where that stands. */
function lines(item: SearchItem): HTMLElement {
  const { type, header, title, statement, highlightInfoList = [] } = item;
  const last = type === 'title' ? -1 : header.lastIndexOf(SEPARATOR);
  const from = last < 0 ? 0 : last + SEPARATOR.length;
  const name = type === 'title' ? title : header.slice(from);
  const main =
    statement === undefined
      ? h('span', { class: styles.name }, ...marked(name, highlightInfoList, from))
      : h(
          item.isCode ? 'code' : 'span',
          { class: styles.statement },
          ...marked(statement, highlightInfoList),
        );
  const above = statement === undefined ? header.slice(0, Math.max(last, 0)) : header;
  const path = above && h('span', { class: styles.path }, above.replaceAll(SEPARATOR, ' › '));
  return h('span', { class: styles.lines }, main, path);
}

/** A hit: one link, which is one option of the list. */
export function hitRow(hit: SearchItem): HTMLElement {
  const away = isElsewhere(hit.link);
  return h(
    'a',
    {
      class: styles.row,
      role: 'option',
      href: hit.link,
      tabindex: -1,
      'data-type': hit.type,
      ...(away && { target: '_blank', rel: 'noopener', 'data-away': true }),
    },
    icon(hit.type),
    lines(hit),
    away && h('span', { class: hidden.visuallyHidden }, TEXTS.newTab),
    icon(away ? 'away' : 'go'),
  );
}

/** A button that shows an icon; its name is for screen readers. */
export const iconButton = (name: SearchIcon, label: string, attributes: Attributes = {}) =>
  h(
    'button',
    { type: 'button', class: styles.action, 'aria-label': label, ...attributes },
    icon(name),
  );

export interface RowAction {
  icon: SearchIcon;
  label: string;
  act: (item: Remembered) => void;
}

/** A page that is offered or was opened before: a row of a grid, since it may have buttons. */
export function gridRow(
  item: SearchItem,
  kind: SearchIcon,
  actions: readonly RowAction[] = [],
): HTMLElement {
  const attributes = { class: styles.link, href: item.link, tabindex: -1 };
  const link = h('a', attributes, icon(kind), lines(item));
  const cell = h('span', { role: 'gridcell', class: styles.cell }, link);
  const row = h('div', { class: styles.row, role: 'row' }, cell);
  for (const action of actions) {
    // The row goes first, then what it stood for.
    const click = () => {
      row.classList.add(styles.leaving!);
      const done = Promise.allSettled(row.getAnimations().map(({ finished }) => finished));
      void done.then(() => action.act(item as Remembered));
    };
    const button = iconButton(action.icon, action.label, { click });
    row.append(h('span', { role: 'gridcell' }, button));
  }
  return row;
}

/** Address of the repository; the build writes it in. */
declare const SITE_REPOSITORY: string;

/** What stands in the place of rows. */
const screen = (...children: Child[]) => h('div', { class: styles.screen }, ...children);
const title = (text: string) => h('p', { class: styles.title }, text);
const report = (...children: Child[]) => h('p', { class: styles.report }, ...children);
const outside = (href: string, text: string) =>
  h('a', { href, target: '_blank', rel: 'noopener noreferrer' }, text);

export const sentence = (text: string): HTMLElement => screen(h('p', {}, text));

/**
 * The failure of a search. An open page may hold addresses that a release has removed; the
 * search page, loaded again, has the present ones, in the present version.
 */
export function errorScreen(query: string): HTMLElement {
  const again = h('a', { href: searchPageAddress(query) }, TEXTS.errorPage);
  return screen(
    icon('error'),
    title(TEXTS.errorTitle),
    h('p', {}, TEXTS.errorHint),
    !pageVersion() && report(again),
  );
}

/** A new issue on the code host that contains the query. */
function reportUrl(query: string): string {
  const url = new URL(`${SITE_REPOSITORY}/issues/new`);
  url.searchParams.set('title', fill(TEXTS.issueTitle, { query: wellFormed(query) }));
  const page = location.origin + location.pathname;
  url.searchParams.set('body', fill(TEXTS.issueBody, { url: page }));
  return url.href;
}

export function noResults(
  query: string,
  suggestions: readonly string[],
  search: (query: string) => void,
): HTMLElement {
  const buttons = suggestions.map((text) =>
    h('button', { type: 'button', click: () => search(text) }, text.trim()),
  );
  return screen(
    icon('none'),
    title(fill(TEXTS.none, { query })),
    h('p', {}, TEXTS.noneHint),
    buttons.length > 0 && h('p', { class: styles.suggestions }, TEXTS.suggest, ...buttons),
    report(`${TEXTS.report} `, outside(reportUrl(query), TEXTS.reportLink)),
  );
}

const key = (...content: (Node | string)[]) => h('kbd', {}, ...content);
/** A key that is shown as a picture; its name is for screen readers. */
function drawnKey(glyph: SearchIcon, name: string): HTMLElement {
  const drawing = icon(glyph);
  setAttributes(drawing, { role: 'img', 'aria-label': name, 'aria-hidden': undefined });
  return key(drawing);
}

/** A key without others may be what speech input says: it can be switched off, here and for good. */
function slashSwitch(): HTMLElement {
  const isOn = () => readStored(SLASH_CHOICE) !== 'off';
  const show = () => {
    button.textContent = isOn() ? TEXTS.slashOn : TEXTS.slashOff;
    button.ariaLabel = `/ ${button.textContent}`;
  };
  const click = () => {
    writeStored(SLASH_CHOICE, isOn() ? 'off' : 'on');
    show();
  };
  const button = h('button', { type: 'button', click });
  show();
  return h('li', {}, key('/'), button);
}

export function footer({ name, url }: SearchCredit): HTMLElement {
  const [before, after] = TEXTS.searchBy.split('{name}');
  const keys = [
    h('li', {}, drawnKey('go', 'Enter'), TEXTS.select),
    h('li', {}, drawnKey('down', '↓'), drawnKey('up', '↑'), TEXTS.navigate),
    h('li', {}, key('esc'), TEXTS.close),
    slashSwitch(),
  ];
  const credit = [before, icon('engine'), url ? outside(url, name) : name, after];
  return h(
    'div',
    { class: styles.footer },
    h('ul', { class: styles.keys }, ...keys),
    h('p', { class: styles.provider }, ...credit),
  );
}
