import { JSDOM } from 'jsdom';
import type { FeedElement } from './feed-rules.mts';

function toElement(element: Element): FeedElement {
  return {
    name: element.tagName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: element.textContent,
    children: [...element.children].map(toElement),
  };
}

/** The root element of a feed. Throws where the text is not well-formed XML. */
export function readFeed(xml: string): FeedElement {
  return toElement(
    new JSDOM(xml, { contentType: 'application/xml' }).window.document.documentElement,
  );
}

/** The HTML of the item with a title. */
export function contentOf(feed: FeedElement, title: string): string {
  const find = (element: FeedElement, name: string) =>
    element.children.find((child) => child.name === name);
  const item = feed.children[0]!.children.find((one) => find(one, 'title')?.text === title);
  const content = item && find(item, 'content:encoded');
  if (!content) throw new Error(`The feed has no item "${title}".`);
  return content.text;
}
