import { describe, expect, it } from 'vitest';
import { lightenPage, readParts } from './lighten-page.mts';
import { CriticalCss } from './critical-css.mts';

const PAGE =
  '<!doctype html><html data-route=/a><head><title>A</title><link rel=stylesheet href=/s.css />' +
  '<script>inline()</script><script src=/runtime.js defer></script>' +
  '<script src="/main.js" defer></script></head><body><p class=x>Text</p></body></html>';

describe('a built page', () => {
  it('is read for what keeps it from being painted', () => {
    expect(readParts(PAGE)).toMatchObject({
      route: '/a',
      styles: ['/s.css'],
      scripts: ['/runtime.js', '/main.js'],
    });
  });

  it('holds its styles, and keeps its app in a template', () => {
    const light = lightenPage(PAGE, readParts(PAGE), 'p{color:red}', ['/page.js']);
    expect(light).toBe(
      '<!doctype html><html data-route=/a><head><title>A</title><style>p{color:red}</style>' +
        '<template id=app><link rel=stylesheet href="/s.css">' +
        '<link rel=preload as=script href="/page.js"><script src="/runtime.js"></script>' +
        '<script src="/main.js"></script></template><script>inline()</script></head>' +
        '<body><p class=x>Text</p></body></html>',
    );
    // What is in the template is of no concern any more.
    expect(readParts(light)).toMatchObject({ styles: [], scripts: [] });
  });

  it('never ends its style element early', () => {
    const css = 'p::after{content:"</style><script>"}';
    expect(() => lightenPage(PAGE, readParts(PAGE), css, [])).toThrow('would end its element');
  });
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

  it('cannot ask for files by relative addresses', () => {
    expect(() => new CriticalCss('p{background:url(../a.png)}')).toThrow('url(../a.png)');
    expect(() => new CriticalCss('p{background:url("data:image/png,")}')).not.toThrow();
  });
});
