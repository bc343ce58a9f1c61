import { describe, expect, it } from 'vitest';
import { maskComments, normalizeCode, stripComments } from './code-text';

it.each([
  ['ts', `a('// no'); // yes`, `a('// no'); `],
  ['ts', 'const t = `/* no */`; /* yes */', 'const t = `/* no */`; '],
  ['ts', String.raw`x.replace(/\/\/"/, ''); // yes`, String.raw`x.replace(/\/\/"/, ''); `],
  ['jsx', '<a>https://x.example</a>', '<a>https://x.example</a>'],
  ['bash', 'npm run a#b # yes', 'npm run a#b '],
  ['bash', 'cat <<EOF > a\n# no\nEOF\n# yes', 'cat <<EOF > a\n# no\nEOF\n'],
  ['toml', 'a = """\n# no\n""" # yes', 'a = """\n# no\n""" '],
  ['ts', 'a(); /* open', 'a(); '],
  ['css', 'a { b: url("/*no*/") } /* yes */', 'a { b: url("/*no*/") } '],
  ['text', '# kept // kept', '# kept // kept'],
])('stripComments %s: %s', (lang, code, expected) => {
  expect(stripComments(code, lang)).toBe(expected);
});

it('normalizeCode keeps the space that separates two words', () => {
  expect(normalizeCode('return  a\n+ b ;', 'ts')).toBe('return a+b;');
});

describe('maskComments', () => {
  const isSame = (lang: string, english: string, chinese: string) =>
    maskComments(chinese, lang) === maskComments(english, lang);

  it.each([
    ['ts', 'a(); // one', 'a(); // 一'],
    ['ts', '// one\n// two\na();', '// 一二\na();'],
    ['ts', '/**\n * One.\n */\na();', '/**\n * 一。\n * 二。\n */\na();'],
    ['ts', 'a();\nb();', 'a();\r\nb();'],
    ['bash', 'npm i # one', 'npm i # 一'],
    ['vue', '<!-- one --><p>x</p>', '<!-- 一 --><p>x</p>'],
    ['vue', '<style lang="scss">\n// one\n</style>', '<style lang="scss">\n// 一\n</style>'],
    ['html', '<script>a(); // one\n</script>', '<script>a(); // 一\n</script>'],
    ['yaml', "a: it's # don't", "a: it's # 一"],
    ['yaml', 'a: |\n  # one\n  b', 'a: |\n  # 一\n  b'],
    ['yaml', 'a: 5" # one', 'a: 5" # 一'],
    ['bash', 'a <<< "b"\nc # one', 'a <<< "b"\nc # 一'],
    ['bash', 'a $((1 << 3))\nc # one', 'a $((1 << 3))\nc # 一'],
  ])('%s: another comment is the same code: %j, %j', (lang, english, chinese) => {
    expect(isSame(lang, english, chinese)).toBe(true);
  });

  it.each([
    ['ts', 'a(); // one', 'a(); // 一\rb();'],
    ['ts', 'a(); // one', 'a(); // 一\u2028b();'],
    ['ts', 'a(); // one', 'a(); // 一\u2029b();'],
    ['ts', 'return /* one */ a;', 'return /* 一\n */ a;'],
    ['ts', '// one\na();', '// @ts-ignore\na();'],
    ['ts', 'a(); // [!code ++]', 'a(); // [!code --]'],
    ['ts', '// one', '/// <reference path="b" />'],
    ['tsx', '<p>a</p>', '<p>a// {b()}\n</p>'],
    ['js', 'const a = "b  c";', 'const a = "b c";'],
    ['bash', 'rm -r ./a', 'rm -r . /a'],
    ['bash', 'a -b', 'a-b'],
    ['bash', 'a # one', 'a\u00A0# $(b)'],
    ['bash', 'a # one', 'a # 一\rb'],
    ['bash', 'a\n# one', 'a\n#!/bin/b'],
    ['bash', 'a b', 'a \\\nb'],
    ['yaml', 'a:\n  b: 1', 'a:\nb: 1'],
    ['html', '<!-- one -->', '<!--> <b>x</b> -->'],
    ['vue', '<p>a // one</p>', '<p>a // 一</p>'],
    ['vue', '<p>x</p><!-- one -->', '<p>x</p>// 一'],
    ['ts', 'a(); // one', 'a(); /* 一 */'],
    ['ts', 'return /* one */ a;', 'return /* 一 */\n/* 一 */ a;'],
    ['ts', '(a) => /b\\//.test(a), c: 1', '(a) => /b\\// || d(), c: 2'],
    ['ts', '`${a ? `${b}//x` : ""}c`; d();', '`${a ? `${b}//x` : ""}c`; e();'],
    ['scss', '@import url(//a.example/a.css)', '@import url(//b.example/a.css)'],
    ['less', 'a { b: url(//a.example/a.png) }', 'a { b: url(//b.example/a.png) }'],
    ['vue', '<script>\n// one\n</script>', '<script>\n// 一 </SCRIPT><img onerror=hit>\n</script>'],
    ['html', '<a title="<!-- x -->">', '<a title="<!-- y -->">'],
    ['xml', '<![CDATA[<!-- x -->]]>', '<![CDATA[<!-- y -->]]>'],
    ['bash', 'cat <<\\EOF\n# a\nEOF', 'cat <<\\EOF\n# b\nEOF'],
    ['bash', 'a \\ #b', 'a \\ #c'],
    ['yaml', 'a: "x\n  # y\n  z"', 'a: "x\n  # 一\n  z"'],
    ['yaml', "a: 'x\n  # y\n  z'", "a: 'x\n  # 一\n  z'"],
    ['bash', 'echo "a\n# one"', 'echo "a\n# 一"'],
    ['html', '<!-- one -->', '<!-- 一 --!> <b>x</b> -->'],
    ['json', '{ "a": 1 }', '{ "a": 1 /* 一 */ }'],
    ['yaml', 'a: |\n  echo "b # c" && d', 'a: |\n  echo "b # e" && f'],
    ['text', 'a  b', 'a b'],
  ])('%s: other code is found: %j, %j', (lang, english, chinese) => {
    expect(isSame(lang, english, chinese)).toBe(false);
  });
});

it.each(['ts', 'css', 'html', 'vue', 'bash', 'yaml', 'toml'])(
  'reads 200,000 characters of open signs within a second (%s)',
  (lang) => {
    const signs = ['/*', '<!--', '`', '"', "'", '<<A\n', '<script', '"""', '/a[', '#', ' #', '/\\'];
    for (const sign of [...signs, '`\\', '"\\', "'\\", '/[\\', "'''", ' /', '<<', '\n', '=/']) {
      const before = performance.now();
      stripComments(sign.repeat(200_000 / sign.length), lang);
      expect(performance.now() - before, sign).toBeLessThan(1000);
    }
  },
);
