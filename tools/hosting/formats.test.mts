import { expect, it } from 'vitest';
import { formatNginx, formatVercel, type Rules } from './formats.mts';

const RULES: Rules = [
  { pattern: '/docs/*', headers: { 'Content-Security-Policy': `script-src 'self' "x"` } },
  { pattern: '/docs/assets/*', headers: { 'Cache-Control': 'immutable' } },
];

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

it('nginx refuses a value that it would read as a variable, and a build without a base path @F221', () => {
  const rules = [{ pattern: '/*', headers: { 'X-A': '$host' } }];
  expect(() => formatNginx(rules)).toThrow('dollar sign: $host');
  for (const other of [[], [{ pattern: '/a.js', headers: {} }]])
    expect(() => formatNginx(other)).toThrow('does not begin with a rule for all addresses');
});
