const HEADINGS = 'h2,h3,h4';
const TITLED = `.prose :is(${HEADINGS})[id]`;

/** What is read of an element: without buttons and signs; code in lines, cells apart. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('[data-nosnippet]')) part.remove();
  for (const line of copy.querySelectorAll('.line'))
    if (line.nextSibling?.nodeType !== Node.TEXT_NODE) line.append('\n');
  for (const cell of copy.querySelectorAll('td,th')) cell.append('\t');
  return copy.textContent.trim();
}

/** The heading of a page with this id; undefined where there is none. */
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

/**
 * A heading and all that belongs to it, up to the next one of its level or above. Without an id:
 * what stands before the first heading. Empty where the page has no such section.
 */
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

/**
 * The element of another page's section that stands where `place` stands in this one's: pages and
 * their translations have the same elements. Undefined where they have not.
 */
export function sameBlock(
  place: Node,
  own: readonly Element[],
  theirs: readonly Element[],
): Element | undefined {
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
