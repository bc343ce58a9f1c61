// cspell:ignore RAWTEXT RCDATA clippathunits gradienttransform gradientunits markerheight markerwidth patternunits refx refy viewbox
import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { HTML_ATTRIBUTES, HTML_ELEMENTS, SAFE_SCHEMES } from './allowed';

/** Elements of the layout and of components, beside those that content may write. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...HTML_ELEMENTS,
  ...['article', 'aside', 'body', 'button', 'dialog', 'fieldset', 'footer', 'form', 'h1', 'h5'],
  ...['h6', 'header', 'input', 'label', 'legend', 'main', 'nav', 'noscript', 'optgroup', 'option'],
  ...['output', 'picture', 'progress', 'section', 'select', 'source', 'tab-set', 'template'],
  ...['textarea'],
  // Drawings.
  ...['circle', 'clippath', 'defs', 'desc', 'ellipse', 'filter', 'g', 'line', 'lineargradient'],
  ...['marker', 'mask', 'path', 'pattern', 'polygon', 'polyline', 'rect', 'stop', 'svg', 'symbol'],
  ...['text', 'tspan', 'use'],
]);
/** Attributes of the layout, of components and of drawings, beside those that content may write. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...HTML_ATTRIBUTES,
  ...'action as autocapitalize autocomplete autofocus checked class cols decoding'.split(' '),
  ...'disabled download enterkeyhint fetchpriority for hidden imagesizes imagesrcset'.split(' '),
  ...'inert inputmode label loading max maxlength media method min multiple name'.split(' '),
  ...'placeholder popover popovertarget popovertargetaction readonly required role rows'.split(' '),
  ...'selected sizes spellcheck src srcset step style tabindex type value'.split(' '),
  ...'clip-path clip-rule clippathunits cx cy d dominant-baseline dx dy fill'.split(' '),
  ...'fill-opacity fill-rule filter focusable font-family font-size font-style'.split(' '),
  ...'font-weight'.split(' '),
  ...'gradienttransform gradientunits marker-end marker-mid marker-start markerheight'.split(' '),
  ...'markerunits markerwidth mask offset opacity orient patternunits points'.split(' '),
  ...'preserveaspectratio r refx refy rx ry stop-color stop-opacity stroke'.split(' '),
  ...'stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width'.split(' '),
  ...'text-anchor transform viewbox x x1 x2 xlink:href xmlns xmlns:xlink y y1 y2'.split(' '),
]);
const isAllowedName = (name: string): boolean =>
  ATTRIBUTES.has(name) || /^(?:aria|data)-/.test(name);
const ADDRESSES: ReadonlySet<string> = new Set(
  'action cite href imagesrcset src srcset xlink:href'.split(' '),
);
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Elements whose addresses are loaded or sent to, so that they stay on this site. */
const OF_THIS_SITE: ReadonlySet<string> = new Set('form image img input source use'.split(' '));
/** Data that is no document: a component may show a picture or link to a text. */
const DATA: Readonly<Record<string, RegExp>> = {
  img: /^data:image\//i,
  a: /^data:text\/plain[;,]/i,
};

function isAllowedAddress(element: string, address: string): boolean {
  if (DATA[element]?.test(address)) return true;
  const bare = address.replace(/[\u0000-\u0020]+/g, '');
  const scheme = SCHEME.exec(bare)?.[1]?.toLowerCase();
  if (OF_THIS_SITE.has(element)) return scheme === undefined && !/^[\\/]{2}/.test(bare);
  return scheme === undefined || SAFE_SCHEMES.includes(scheme);
}

const addressesOf = (name: string, value: string): string[] =>
  name.endsWith('srcset') ? value.split(',') : [value];

function problemOf({ tagName, attrs }: Token.TagToken): string | undefined {
  if (!ELEMENTS.has(tagName)) return `the element <${tagName}>`;
  const bad = attrs.find(
    ({ name, value }) =>
      !isAllowedName(name) ||
      (ADDRESSES.has(name) &&
        !addressesOf(name, value).every((one) => isAllowedAddress(tagName, one))),
  );
  return bad && `${bad.name}="${bad.value.slice(0, 80)}" of <${tagName}>`;
}

const isRefresh = ({ attrs }: Token.TagToken): boolean =>
  attrs.some(({ name, value }) => name === 'http-equiv' && /^\s*refresh/i.test(value));

/** The first thing in a rendered page that no component makes: a text has become markup on its way. */
export function findForbiddenHtml(html: string): string | undefined {
  let isText = false;
  let drawings = 0;
  let problem: string | undefined;
  const ignore = (): void => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag(tag) {
        // Before it stand menus, whose HTML may be of the configuration.
        isText ||= tag.tagName === 'main';
        if (isText) problem ??= problemOf(tag);
        else if (isRefresh(tag)) problem ??= 'a page that leads on by itself';
        if (tag.tagName === 'svg' && !tag.selfClosing) drawings += 1;
        // What the tree builder of a browser tells its tokenizer; elements of a drawing are others.
        if (drawings > 0) return;
        if (tag.tagName === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA;
        else if (tag.tagName === 'style') tokenizer.state = TokenizerMode.RAWTEXT;
        else if (/^(?:textarea|title)$/.test(tag.tagName)) tokenizer.state = TokenizerMode.RCDATA;
      },
      onEndTag({ tagName }) {
        if (tagName === 'svg') drawings = Math.max(0, drawings - 1);
      },
      ...{ onComment: ignore, onDoctype: ignore, onEof: ignore },
      ...{ onCharacter: ignore, onNullCharacter: ignore, onWhitespaceCharacter: ignore },
    },
  );
  tokenizer.write(html, true);
  return problem;
}
