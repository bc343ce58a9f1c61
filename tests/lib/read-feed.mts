// cspell:ignore feedvalidator Doesnt
import { JSDOM } from 'jsdom';

/*
 * Complaints of the W3C's feed validation service (https://validator.w3.org/feed/) about an
 * RSS 2.0 feed with `content:encoded`, as far as our feed could cause them. The names are
 * the service's messages: https://github.com/w3c/feedvalidator, src/feedvalidator/logging.py; the
 * rules are in channel.py, item.py and validators.py beside it.
 */

/** An element of the feed, read by any parser of XML. */
export interface FeedElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: readonly FeedElement[];
}

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

const FULL_ADDRESS = /^https?:\/\/[^\s/]+\/\S*$/;
/** RFC 822 as updated by RFC 1123, in GMT as ours are. */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;
const MARKUP = /<\/?[a-z]|&(?:#\d+|[a-z]+);/i;

/** HTML that a reader may be given; ours has no forms, frames, objects, scripts or drawings. */
const ELEMENTS = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q s samp section ' +
    'small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'alt checked cite colspan datetime dir disabled height href lang open reversed rowspan scope ' +
    'src start title translate type width'
  ).split(' '),
);

function findHtmlProblems(html: string): string[] {
  const problems: string[] = [];
  const { document } = new JSDOM(html).window;
  for (const { localName, attributes } of document.querySelectorAll('head > *, body *')) {
    if (!ELEMENTS.has(localName)) problems.push(`SecurityRisk or NotHtml: <${localName}>`);
    for (const { name, value } of attributes) {
      if (!ATTRIBUTES.has(name)) problems.push(`SecurityRiskAttr: ${name} on <${localName}>`);
      if (name !== 'href' && name !== 'src') continue;
      const isFull =
        FULL_ADDRESS.test(value) || (name === 'href' && /^(?:mailto|tel):/.test(value));
      if (!isFull) problems.push(`ContainsRelRef: ${name}="${value.slice(0, 80)}"`);
    }
  }
  return problems;
}

const NOT_MARKUP = new RegExp(`^(?![\\s\\S]*(?:${MARKUP.source}))`, 'i');

/** What an element must hold once, how, and the complaint where it does not. */
type Rule = readonly [name: string, test?: RegExp, message?: string];
const CHANNEL: readonly Rule[] = [
  ['title', NOT_MARKUP, 'ContainsHTML'],
  ['description', NOT_MARKUP, 'ContainsHTML'],
  ['link', FULL_ADDRESS, 'InvalidFullLink'],
  ['docs', FULL_ADDRESS, 'InvalidFullLink'],
  ['language', LANGUAGE, 'InvalidLanguage'],
  ['lastBuildDate', DATE, 'InvalidRFC2822Date'],
];
const ITEM: readonly Rule[] = [
  ['title', NOT_MARKUP, 'ContainsHTML'],
  ['link', FULL_ADDRESS, 'InvalidFullLink'],
  ['guid', FULL_ADDRESS, 'InvalidHttpGUID'],
  ['pubDate', DATE, 'InvalidRFC2822Date'],
  ['description'],
  ['content:encoded'],
];

const childrenOf = (element: FeedElement, name: string): FeedElement[] =>
  element.children.filter((child) => child.name === name);

function findElementProblems(element: FeedElement, rules: readonly Rule[]): string[] {
  return rules.flatMap(([name, test, message]) => {
    const [first, second] = childrenOf(element, name);
    if (!first) return [`MissingElement: ${name} in ${element.name}`];
    return [
      ...(second ? [`DuplicateElement: ${name} in ${element.name}`] : []),
      ...(first.text.trim() ? [] : [`NotBlank: ${name} in ${element.name}`]),
      ...(test && !test.test(first.text) ? [`${message}: ${name} "${first.text}"`] : []),
    ];
  });
}

/** All that the validator would say, by the names of its messages; nothing where the feed is valid. */
export function findFeedProblems(rss: FeedElement, address: string, now = Date.now()): string[] {
  const [channel] = rss.children;
  if (rss.name !== 'rss' || rss.attributes.version !== '2.0' || channel?.name !== 'channel')
    return ['UndefinedElement: no RSS 2.0 with a channel'];
  const problems = findElementProblems(channel, CHANNEL);
  const self = childrenOf(channel, 'atom:link').find(({ attributes }) => attributes.rel === 'self');
  if (self?.attributes.href !== address)
    problems.push(`SelfDoesntMatchLocation: ${self?.attributes.href}`);
  const names = channel.children.map(({ name }) => name);
  if (names.slice(names.indexOf('item')).some((name) => name !== 'item'))
    problems.push('MisplacedItem');
  const items = childrenOf(channel, 'item');
  if (items.length === 0) problems.push('no item');
  for (const item of items) {
    problems.push(...findElementProblems(item, ITEM));
    const [published] = childrenOf(item, 'pubDate');
    if (new Date(published?.text ?? '').getTime() > now + 600_000)
      problems.push(`ImplausibleDate: ${published!.text}`);
    const order = item.children.map(({ name }) => name);
    if (order.indexOf('content:encoded') < order.indexOf('description'))
      problems.push('NeedDescriptionBeforeContent');
    if (order.includes('author') && order.includes('dc:creator'))
      problems.push('DuplicateItemSemantics');
    for (const name of ['description', 'content:encoded'])
      problems.push(...childrenOf(item, name).flatMap(({ text }) => findHtmlProblems(text)));
  }
  const ids = items.flatMap((item) => childrenOf(item, 'guid').map(({ text }) => text));
  if (new Set(ids).size !== ids.length) problems.push('DuplicateValue: guid');
  return problems;
}
