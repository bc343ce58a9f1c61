// cspell:ignore feedvalidator Doesnt
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

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

function* elementsOf(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

function findHtmlProblems(html: string): string[] {
  const problems: string[] = [];
  for (const { tagName, attrs } of elementsOf(parseFragment(html))) {
    if (!ELEMENTS.has(tagName)) problems.push(`SecurityRisk or NotHtml: <${tagName}>`);
    for (const { name, value } of attrs) {
      if (!ATTRIBUTES.has(name)) problems.push(`SecurityRiskAttr: ${name} on <${tagName}>`);
      const isAddress = name === 'href' || name === 'src';
      const isFull =
        FULL_ADDRESS.test(value) || (name === 'href' && /^(?:mailto|tel):/.test(value));
      if (isAddress && !isFull) problems.push(`ContainsRelRef: ${name}="${value.slice(0, 80)}"`);
    }
  }
  return problems;
}

interface Part {
  name: string;
  parent: FeedElement;
  find(name: string): FeedElement[];
  report(problem: string): void;
}

function one(part: Part, name: string, test?: RegExp, message?: string): void {
  const [first, second] = part.find(name);
  if (!first) part.report(`MissingElement: ${name} in ${part.name}`);
  if (second) part.report(`DuplicateElement: ${name} in ${part.name}`);
  if (first && !first.text.trim()) part.report(`NotBlank: ${name} in ${part.name}`);
  if (first && test && !test.test(first.text)) part.report(`${message}: ${name} "${first.text}"`);
}

const NOT_MARKUP = new RegExp(`^(?![\\s\\S]*(?:${MARKUP.source}))`, 'i');

/** All that the validator would say, by the names of its messages; nothing where the feed is valid. */
export function findFeedProblems(rss: FeedElement, address: string, now = Date.now()): string[] {
  const problems: string[] = [];
  const report = (problem: string): void => void problems.push(problem);
  const partOf = (parent: FeedElement): Part => ({
    name: parent.name,
    parent,
    find: (name) => parent.children.filter((child) => child.name === name),
    report,
  });
  const checkDate = (text = ''): void => {
    if (new Date(text).getTime() > now + 600_000) report(`ImplausibleDate: ${text}`);
  };
  if (rss.name !== 'rss' || rss.attributes.version !== '2.0')
    report('UndefinedElement: no RSS 2.0');
  const [channel] = rss.children;
  if (!channel || channel.name !== 'channel') return [...problems, 'MissingChannel'];

  const head = partOf(channel);
  one(head, 'title', NOT_MARKUP, 'ContainsHTML');
  one(head, 'description', NOT_MARKUP, 'ContainsHTML');
  one(head, 'link', FULL_ADDRESS, 'InvalidFullLink');
  one(head, 'docs', FULL_ADDRESS, 'InvalidFullLink');
  one(head, 'language', LANGUAGE, 'InvalidLanguage');
  one(head, 'lastBuildDate', DATE, 'InvalidRFC2822Date');
  const self = head.find('atom:link').find(({ attributes }) => attributes.rel === 'self');
  if (!self) report('MissingAtomSelfLink');
  else if (self.attributes.href !== address)
    report(`SelfDoesntMatchLocation: ${self.attributes.href}`);
  const firstItem = channel.children.findIndex(({ name }) => name === 'item');
  if (channel.children.slice(firstItem).some(({ name }) => name !== 'item'))
    report('MisplacedItem');

  const items = head.find('item').map(partOf);
  if (items.length === 0) report('no item');
  for (const item of items) {
    one(item, 'title', NOT_MARKUP, 'ContainsHTML');
    one(item, 'link', FULL_ADDRESS, 'InvalidFullLink');
    one(item, 'guid', FULL_ADDRESS, 'InvalidHttpGUID');
    one(item, 'pubDate', DATE, 'InvalidRFC2822Date');
    one(item, 'description');
    one(item, 'content:encoded');
    checkDate(item.find('pubDate')[0]?.text);
    const order = item.parent.children.map(({ name }) => name);
    if (order.indexOf('content:encoded') < order.indexOf('description')) {
      report('NeedDescriptionBeforeContent');
    }
    if (order.includes('author') && order.includes('dc:creator')) report('DuplicateItemSemantics');
    for (const { text } of [...item.find('description'), ...item.find('content:encoded')]) {
      problems.push(...findHtmlProblems(text));
    }
  }
  const ids = items.flatMap((item) => item.find('guid').map(({ text }) => text));
  if (new Set(ids).size !== ids.length) report('DuplicateValue: guid');
  return problems;
}
