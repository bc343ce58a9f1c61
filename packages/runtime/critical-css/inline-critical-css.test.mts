import { describe, expect, it } from 'vitest';
import { findFirstText, lightenPage, readParts } from './lighten-page.mts';
import { CriticalCss } from './inline-critical-css.mts';

const PAGE =
  '<!doctype html><html data-route=/a><head><title>A</title><link rel=stylesheet href=/s.css />' +
  '<script>inline()</script><script src=/runtime.js defer></script>' +
  '<script src="/main.js" defer></script></head><body><p class=x>Text</p></body></html>';

const LONG_PAGE =
  '<!doctype html><html data-route=/a><head><title>A</title><link rel=stylesheet href=/s.css />' +
  '<script>early()</script><script data-after-text>late()</script>' +
  '<script src=/runtime.js defer></script><script src="/main.js" defer></script></head><body><div>' +
  '<header><div popover>Menu<i popover>Tip</i></div></header><div><nav id=sidebar popover>List</nav>' +
  '<main><h1>A</h1><p>Text<h2>B</h2><p>More</p></main></div></div></body></html>';
const TEMPLATE =
  '<template id=app><link rel=stylesheet href="/s.css">' +
  '<link rel=preload as=script href="/page.js"><script src="/runtime.js"></script>' +
  '<script src="/main.js"></script></template>';

describe('a built page', () => {
  it('is read for what keeps it from being painted', () => {
    expect(readParts(PAGE)).toMatchObject({
      route: '/a',
      styles: ['/s.css'],
      scripts: ['/runtime.js', '/main.js'],
    });
  });

  it('without a first text waits for its stylesheet, and keeps its app in a template', () => {
    const light = lightenPage(PAGE, readParts(PAGE), () => '', ['/page.js']);
    expect(light).toBe(
      '<!doctype html><html data-route=/a><head><title>A</title>' +
        `<link rel=stylesheet href="/s.css">${TEMPLATE}<script>inline()</script>` +
        '</head><body><p class=x>Text</p></body></html>',
    );
    // What is in the template is of no concern any more.
    expect(readParts(light).scripts).toEqual([]);
  });

  it('with one has the text before the script, the stylesheet, menus and sidebar', () => {
    const rulesOf = (html: string) => `first{--has-sidebar:${html.includes('sidebar')}}`;
    const light = lightenPage(LONG_PAGE, readParts(LONG_PAGE), rulesOf, ['/page.js']);
    expect(light).toBe(
      '<!doctype html><html data-route=/a><head><title>A</title>' +
        '<style>first{--has-sidebar:false}</style><script>early()</script></head><body><div>' +
        '<header><template data-place=0></template></header><div>' +
        '<template data-place=1></template><main><h1>A</h1><p>Text</p>' +
        '<script data-after-text>late()</script>' +
        '<link class=page-styles rel=stylesheet href="/s.css"><script class=page-styles> </script>' +
        '<h2>B</h2><p>More</p></main><nav data-moved-from=1 id=sidebar popover>List</nav>' +
        `</div></div><div data-moved-from=0 popover>Menu<i popover>Tip</i></div>${TEMPLATE}</body></html>`,
    );
  });

  it('never ends its style element early', () => {
    const css = 'p::after{content:"</style><script>"}';
    const light = () => lightenPage(LONG_PAGE, readParts(LONG_PAGE), () => css, []);
    expect(light).toThrow('would end its element');
  });

  it('must have one end of its main part, where its text is to come first', () => {
    const page = LONG_PAGE.replace('More', '</main>');
    expect(() => lightenPage(page, readParts(page), () => '', [])).toThrow('more than one </main>');
  });
});

describe('the first text of a page', () => {
  const SHORT = '<p>One<p>Two <em>x</em></p>';
  const MENUS = '<nav><p>No</nav><div popover><p>No</div><p>One';
  const textOf = (html: string) => html.slice(0, findFirstText(html)?.end).split('<h1>T</h1>')[1];

  it.each([
    ['ends with the first paragraph where another block follows', '<p>One<ul><li>', '<p>One'],
    ['ends behind an end tag', '<p>One</p><pre>x', '<p>One</p>'],
    ['goes on while there are short paragraphs', `${SHORT}<h2>`, SHORT],
    ['is no menu and no list of links', MENUS, MENUS],
  ])('%s', (_name, html, text) => {
    expect(textOf(`<main><h1>T</h1>${html}</main>`)).toBe(text);
  });

  it('is enough when it fills a phone', () => {
    const long = `<p>${'a'.repeat(200)}`;
    expect(textOf(`<main><h1>T</h1>${long.repeat(3)}</main>`)).toBe(long.repeat(2));
  });

  it('is none without a heading, or where something else follows it', () => {
    for (const html of ['<main><p>Text</main>', '<main><h1>T</h1><pre>x</pre></main><p>x'])
      expect(findFirstText(html)).toBeUndefined();
  });
});

describe('the styles of a first screen', () => {
  const css =
    ':root{--a:1px;--b:2px;--c:3px}.x{margin:var(--a)}.y{margin:var(--b)}' +
    '[data-theme=dark] .x{color:red}.x[open] .z{color:red}#menu[open]{color:red}' +
    '@media (width>1px){.x{color:#000}.y{color:#000}}p{color:blue}table{color:blue}';
  const rulesFor = (html: string, sheet = css) => new CriticalCss(sheet).of(html);

  it('are those whose names it has, whatever the state', () => {
    expect(rulesFor('<p class="x" style="top:var(--c)">table menu y</p>')).toBe(
      ':root{--a:1px;--c:3px}.x{margin:var(--a)}[data-theme=dark] .x{color:red}' +
        '@media (width>1px){.x{color:#000}}p{color:blue}',
    );
  });

  it('are those that are seen before anybody can use it', () => {
    const sheet =
      'a{top:0}a:hover,a:focus-visible{top:1px}a:not(b:hover),a:active{top:2px}' +
      '@media print{a{top:3px}}@media (width>1px){a:hover{top:4px}}@supports not (x:y){a{top:5px}}';
    expect(rulesFor('<a><b>', sheet)).toBe('a{top:0}a:not(b:hover){top:2px}');
  });

  it('count names that only the script of the page has, but not the code of a key', () => {
    expect(rulesFor('<script>add("menu")</script><b>Text</b>')).toBe('#menu[open]{color:red}');
    const sheet = '.code{top:0}p{top:0}';
    expect(rulesFor('<script>({key:e,code:t})=>t</script><p>', sheet)).toBe('p{top:0}');
    expect(rulesFor('<script>f("code")</script><p class=code>', sheet)).toBe(sheet);
  });

  it('do not count the path of a drawing, nor what addresses and texts of the head are made of', () => {
    const drawing = '<svg><path class=M1 d="M0 6h8V2"></path><path d=M0></path></svg>';
    expect(rulesFor(drawing, '.M0{top:0}.M1{top:1px}.V2{top:2px}')).toBe('.M1{top:1px}');
    const html = '<meta name=m content="Site v3.1"><a class=E5 href="/?q=%E4%B8%AD">Text</a>';
    expect(rulesFor(html, '.v3{top:0}.E4{top:0}.B8{top:0}.E5{top:1px}')).toBe('.E5{top:1px}');
  });

  it('are kept for one of several elements, in a language too, and for the lack of one', () => {
    const sheet =
      ':lang(zh) :is(h1,h2){color:red}.x :where(h1,.y){color:red}.z :is(h1){color:red}' +
      'h1:is(.y){color:red}h1:not(.y,:hover){color:red}h1:has(.y){color:red}';
    expect(rulesFor('<html lang=zh-CN><h1 class=x>Text</h1>', sheet)).toBe(
      ':lang(zh) :is(h1,h2){color:red}.x :where(h1,.y){color:red}h1:not(.y,:hover){color:red}',
    );
  });

  it('hold the properties and animations that they use, by way of others too', () => {
    const sheet =
      ':root{--a:var(--b);--b:turn;--c:1px}p{animation:var(--a) 1s}i{animation:blink 1s}' +
      '@keyframes turn{to{rotate:1turn}}@keyframes blink{to{opacity:0}}' +
      '@property --b{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}';
    expect(rulesFor('<p>', sheet)).toBe(
      ':root{--a:var(--b);--b:turn}p{animation:var(--a) 1s}@keyframes turn{to{rotate:1turn}}' +
        '@property --b{syntax:"*";inherits:false}',
    );
  });

  it('hold the properties that modules of the first view ask for', () => {
    expect(new CriticalCss(css, ['--b']).of('<p class="x">')).toContain(':root{--a:1px;--b:2px}');
  });

  it('cannot ask for files by relative addresses, nor hold rules within rules', () => {
    expect(() => new CriticalCss('p{background:url(../a.png)}')).toThrow('url(../a.png)');
    expect(() => new CriticalCss('p{background:url("data:image/png,")}')).not.toThrow();
    expect(() => new CriticalCss('p{top:0;&:hover{top:1px}}')).toThrow('within a rule: p');
  });
});
