import { element } from '@rslib-docs/kit/browser/page';
import { COUNTERPART_LINK } from './section-menu';

const HEADINGS = 'h2,h3,h4';
const TITLED = `.prose :is(${HEADINGS})[id]`;

/** Text of an element: without buttons and signs; code in lines, cells apart. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('[data-nosnippet]')) part.remove();
  for (const line of copy.querySelectorAll('.line'))
    if (line.nextSibling?.nodeType !== Node.TEXT_NODE) line.append('\n');
  for (const cell of copy.querySelectorAll('td,th')) cell.append('\t');
  return copy.textContent.trim();
}

export function headingOf(page: Document, id: string): Element | undefined {
  return [...page.querySelectorAll(TITLED)].find((heading) => heading.id === id);
}

/** The heading of the section that a place of the text is in; undefined before the first one. */
export function headingBefore(place: Node): Element | undefined {
  return [...document.querySelectorAll(TITLED)].findLast(
    (heading) =>
      heading.contains(place) ||
      heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** A heading and all that belongs to it; without an id all before the first heading. */
export function sectionOf(page: Document, id: string): Element[] {
  const heading = id ? headingOf(page, id) : undefined;
  if (id && !heading) return [];
  const elements: Element[] = heading ? [heading] : [];
  const first = heading ? heading.nextElementSibling : page.querySelector('.prose > *');
  for (let next = first; next; next = next.nextElementSibling) {
    if (next.matches(HEADINGS) && (!heading || next.tagName <= heading.tagName)) break;
    elements.push(next);
  }
  return elements;
}

const BLOCKS = 'p,li,dt,dd,tr,pre,summary,figcaption,h2,h3,h4';

/** The element of `theirs` at the position of `place`: translations have the same elements. */
export function sameBlock(place: Node, own: readonly Element[], theirs: readonly Element[]) {
  const element = place.nodeType === Node.ELEMENT_NODE ? (place as Element) : place.parentElement;
  const block = element?.closest(BLOCKS) ?? element;
  let here: readonly Element[] = own;
  let there: readonly Element[] = theirs;
  for (;;) {
    const at = here.findIndex((one) => one.contains(block ?? null));
    const [mine, other] = [here[at], there[at]];
    if (!mine || mine.tagName !== other?.tagName) return undefined;
    if (mine === block) return other;
    here = [...mine.children];
    there = [...other.children];
  }
}

/** Elements that only make sense on the page itself: controls, and what they open. */
const OF_THE_PAGE = '[data-nosnippet],[popover],template,button';
/** Attributes that hold ids of other elements on their own page; and states. */
const ATTRIBUTES = ['id', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'data-folded'];

/** Elements of another page as they can be read on this one; names of open tabs get `tabClass`. */
export function readableSection(elements: readonly Element[], address: string, tabClass?: string) {
  const root = element('div', undefined);
  for (const one of elements) root.append(document.importNode(one, true));
  for (const list of root.querySelectorAll('[role=tablist]')) {
    const open = list.querySelector('[aria-selected=true]');
    list.replaceWith(element('p', tabClass, open?.textContent ?? ''));
  }
  for (const part of root.querySelectorAll(OF_THE_PAGE)) part.remove();
  for (const one of root.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) one.removeAttribute(name);
    const href = one.getAttribute('href');
    if (href?.startsWith('#')) one.setAttribute('href', address + href);
  }
  return [...root.children];
}

const pages = new Map<string, Promise<Document | undefined>>();

async function readPage(address: string): Promise<Document> {
  // The service worker knows by this that a text is wanted, and keeps it.
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The language of a page's text: English where a translation is missing. */
export function languageOf(page: Document): string {
  const { dataset } = page.documentElement;
  return page.querySelector<HTMLElement>('article[lang]')?.lang || dataset.locale!;
}

/** The link of this page to the same page in the other language. */
export const counterpartLink = (): HTMLAnchorElement | null =>
  document.querySelector(`a[${COUNTERPART_LINK}]`);

/** This page in the other language, fetched once; undefined where it is not translated. */
export function readCounterpart(): Promise<Document | undefined> {
  const address = counterpartLink()?.href.split('#')[0];
  if (!address) return Promise.resolve(undefined);
  const known = pages.get(address);
  if (known) return known;
  const reading = readPage(address).then((page) =>
    languageOf(page) !== languageOf(document) ? page : undefined,
  );
  pages.set(address, reading);
  reading.catch(() => pages.delete(address));
  return reading;
}
