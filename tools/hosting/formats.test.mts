import { expect, it } from 'vitest';
import { formatNginx, formatVercel, type Rules } from './formats.mts';

const RULES: Rules = [
  { pattern: '/docs/*', headers: { 'Content-Security-Policy': `script-src 'self' "x"` } },
  { pattern: '/docs/assets/*', headers: { 'Cache-Control': 'immutable' } },
];

it.each([[[]], [[{ pattern: '/a.js', headers: {} }]]])(
  'the base path comes from the build',
  (rules) => {
    expect(() => formatNginx(rules)).toThrow('does not begin with a rule for all addresses');
  },
);

it('nginx gets each location with all of its headers, and keeps no error', () => {
  const [, pages, markdown, assets] = formatNginx(RULES).split('\nlocation ');
  expect(pages).toContain('/docs/ {');
  expect(pages).toContain(`add_header Content-Security-Policy "script-src 'self' \\"x\\"" always;`);
  expect(pages).toContain('must-revalidate');
  expect(markdown).toContain(String.raw`~ ^/docs/.*\.md$ {`);
  expect(markdown).toContain('types { text/markdown md; }');
  expect(markdown).toContain('add_header Content-Security-Policy');
  expect(assets).toContain('/docs/assets/ {');
  expect(assets).toContain('add_header Content-Security-Policy');
  expect(assets).toContain('add_header Cache-Control "immutable";');
});

it('nginx compresses scripts under both of their names, and says that texts are UTF-8', () => {
  const text = formatNginx(RULES);
  for (const setting of ['gzip_types', 'charset_types']) {
    const types = new RegExp(`^${setting} (.+);$`, 'm').exec(text)?.[1]?.split(' ');
    expect(types).toEqual(
      expect.arrayContaining(['application/javascript', 'text/javascript', 'text/plain']),
    );
  }
  expect(text).toContain('charset utf-8;');
  expect(text).toContain('gzip_vary on;');
});

it('nginx answers what is not there with the 404 page, as such', () => {
  const text = formatNginx(RULES);
  expect(text).toContain('set $missing "/docs/404.html";');
  expect(text).toContain('set $missing "/docs/404.md";');
  expect(text).toContain('error_page 404 $missing;');
  expect(text.match(/try_files .* =404;/g)).not.toBeNull();
  expect(text.match(/try_files/g)).toHaveLength(text.match(/=404;/g)!.length);
});

it('Vercel gets patterns of its own kind and addresses without endings', () => {
  expect(JSON.parse(formatVercel(RULES))).toEqual({
    cleanUrls: true,
    headers: [
      {
        source: '/docs/(.*)',
        headers: [{ key: 'Content-Security-Policy', value: `script-src 'self' "x"` }],
      },
      { source: '/docs/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
      {
        source: String.raw`/docs/(.*)\.md`,
        headers: [{ key: 'Content-Type', value: 'text/markdown; charset=utf-8' }],
      },
    ],
  });
});

it('a value that nginx would read as a variable is refused @F221', () => {
  const rules = [{ pattern: '/*', headers: { 'X-A': '$host' } }];
  expect(() => formatNginx(rules)).toThrow('dollar sign: $host');
});
