import { describe, expect, it } from 'vitest';
import { findFirstText } from './find-first-text.mts';
import { lightenPage, readParts } from './lighten-page.mts';
import { CriticalCss } from './critical-css.mts';

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

  it('without a first text holds its styles, and keeps its app in a template', async () => {
    const light = await lightenPage(PAGE, readParts(PAGE), async () => 'p{color:red}', [
      '/page.js',
    ]);
    expect(light).toBe(
      '<!doctype html><html data-route=/a><head><title>A</title><style>p{color:red}</style>' +
        `${TEMPLATE}<script>inline()</script></head><body><p class=x>Text</p></body></html>`,
    );
    // What is in the template is of no concern any more.
    expect(readParts(light)).toMatchObject({ styles: [], scripts: [] });
  });

  it('with one has the text before the script, the other rules, menus and sidebar', async () => {
    const rulesOf = async (html: string, isWhole: boolean) =>
      isWhole ? '@media (1px<width){&{}}' : `first{--has-sidebar:${html.includes('sidebar')}}`;
    const light = await lightenPage(LONG_PAGE, readParts(LONG_PAGE), rulesOf, ['/page.js']);
    expect(light).toBe(
      '<!doctype html><html data-route=/a><head><title>A</title>' +
        '<style>first{--has-sidebar:false}</style><script>early()</script></head><body><div>' +
        '<header><template data-place=0></template></header><div>' +
        '<template data-place=1></template><main><h1>A</h1><p>Text</p>' +
        '<script data-after-text>late()</script><svg id=page-styles style=display:none><style>@media (1px&lt;width){&amp;{}}</style></svg>' +
        '<h2>B</h2><p>More</p></main><nav data-moved-from=1 id=sidebar popover>List</nav>' +
        `</div></div><div data-moved-from=0 popover>Menu<i popover>Tip</i></div>${TEMPLATE}</body></html>`,
    );
  });

  it('never ends its style element early', async () => {
    const css = 'p::after{content:"</style><script>"}';
    const light = lightenPage(PAGE, readParts(PAGE), async () => css, []);
    await expect(light).rejects.toThrow('would end its element');
  });

  it('must have one end of its main part, where its text is to come first', async () => {
    const page = LONG_PAGE.replace('More', '</main>');
    const light = lightenPage(page, readParts(page), async () => '', []);
    await expect(light).rejects.toThrow('more than one </main>');
  });
});

describe('the first text of a page', () => {
  const textOf = (html: string) => html.slice(0, findFirstText(html)?.end).split('<h1>T</h1>')[1];

  it.each([
    ['ends with the first paragraph where another block follows', '<p>One<ul><li>', '<p>One'],
    ['ends behind an end tag', '<p>One</p><pre>x', '<p>One</p>'],
    [
      'goes on while there are short paragraphs',
      '<p>One<p>Two <em>x</em></p><h2>',
      '<p>One<p>Two <em>x</em></p>',
    ],
    [
      'is no menu and no list of links',
      '<nav><p>No</nav><div popover><p>No</div><p>One',
      '<nav><p>No</nav><div popover><p>No</div><p>One',
    ],
  ])('%s', (_name, html, text) => {
    expect(textOf(`<main><h1>T</h1>${html}</main>`)).toBe(text);
  });

  it('is enough when it fills a phone', () => {
    const long = `<p>${'a'.repeat(200)}`;
    expect(textOf(`<main><h1>T</h1>${long.repeat(3)}</main>`)).toBe(long.repeat(2));
  });

  it.each(['<main><p>Text</main>', '<main><h1>T</h1><pre>x</pre></main><p>x'])(
    'is none in %s',
    (html) => {
      expect(findFirstText(html)).toBeUndefined();
    },
  );
});

describe('the styles of a page', () => {
  const css =
    ':root{--a:1px;--b:2px;--c:3px}.x{margin:var(--a)}.y{margin:var(--b)}' +
    '[data-theme=dark] .x{color:red}.x:hover .z{color:red}#menu:popover-open{color:red}' +
    '@media print{.x{color:#000}.y{color:#000}}p{color:blue}table{color:blue}';

  it('are those whose names it has, whatever the state', async () => {
    const used = await new CriticalCss(css).of(
      '<p class="x" style="top:var(--c)">table menu y</p>',
    );
    expect(used).toBe(
      ':root{--a:1px;--c:3px}.x{margin:var(--a)}[data-theme=dark] .x{color:red}' +
        '@media print{.x{color:#000}}p{color:blue}',
    );
  });

  it('of a page that is cut are those that are seen before anybody can use it', async () => {
    const sheet =
      'a{top:0}a:hover,a:focus-visible{top:1px}a:not(b:hover),a:active{top:2px}' +
      '@media print{a{top:3px}}@media (width>1px){a:hover{top:4px}}';
    const used = new CriticalCss(sheet);
    expect(await used.of('<a><b>', false)).toBe('a{top:0}a:not(b:hover){top:2px}');
    expect(await used.of('<a><b>')).toBe(sheet);
  });

  it('count names that only the script of the page has', async () => {
    const used = await new CriticalCss(css).of('<script>add("menu")</script><b>Text</b>');
    expect(used).toBe(':root{}#menu:popover-open{color:red}');
  });

  it('do not count the code of a key', async () => {
    const used = new CriticalCss('.code{top:0}p{top:0}');
    expect(await used.of('<script>({key:e,code:t})=>t</script><p>')).toBe('p{top:0}');
    expect(await used.of('<script>f("code")</script><p class=code>')).toBe('.code{top:0}p{top:0}');
  });

  it('do not count the path of a drawing', async () => {
    const html = '<svg><path class=M1 d="M0 6h8V2"></path><path d=M0></path></svg>';
    const used = await new CriticalCss('.M0{top:0}.M1{top:1px}.V2{top:2px}').of(html);
    expect(used).toBe('.M1{top:1px}');
  });

  it('do not count what addresses and texts of the head are made of', async () => {
    const html = '<meta name=m content="Site v3.1"><a class=E5 href="/?q=%E4%B8%AD">Text</a>';
    const used = await new CriticalCss('.v3{top:0}.E4{top:0}.B8{top:0}.E5{top:1px}').of(html);
    expect(used).toBe('.E5{top:1px}');
  });

  it('keep the properties that modules of the first view ask for', async () => {
    const used = await new CriticalCss(css, ['--b']).of('<p class="x">Text</p>');
    expect(used).toContain(':root{--a:1px;--b:2px}');
  });

  it('are kept for one of several elements, in a language too', async () => {
    const rules = ':lang(zh) :is(h1,h2){color:red}.x :where(h1,.y){color:red}.z :is(h1){color:red}';
    const used = await new CriticalCss(rules).of('<html lang=zh-CN><h1 class=x>Text</h1>');
    expect(used).toBe('*:lang(zh) :is(h1){color:red}.x :where(h1){color:red}');
  });

  it('are kept where one of several states is asked for', async () => {
    const used = new CriticalCss('a:is(:hover,:focus){top:0}a:not(:is(b,:hover)){top:1px}');
    expect(await used.of('<a><b>')).toBe(
      'a:is(*:hover,*:focus){top:0}a:not(*:is(b,*:hover)){top:1px}',
    );
  });

  it('cannot ask for files by relative addresses', () => {
    expect(() => new CriticalCss('p{background:url(../a.png)}')).toThrow('url(../a.png)');
    expect(() => new CriticalCss('p{background:url("data:image/png,")}')).not.toThrow();
  });
});
