import { describe, expect, it } from 'vitest';
import { hostingRules, policyOf, unitePolicies } from './write-headers.mts';

describe('the policy of a page @F102', () => {
  it('is read from its head, however it is written, and unites with others directive by directive', () => {
    const page = (meta: string) => `<!doctype html><html><head>${meta}<body>x`;
    const policy = `default-src 'self'`;
    expect(policyOf(page(`<meta content="${policy}" http-equiv=content-security-policy>`))).toBe(
      policy,
    );
    expect(policyOf(page('<meta name=x content=y>'))).toBeUndefined();
    expect(
      policyOf(`<!doctype html><body><meta http-equiv="Content-Security-Policy" content="x">`),
    ).toBeUndefined();
    expect(
      unitePolicies([`a 'self' 'h1'; b 'none'`, `a 'self' 'h2'; b 'none'; c; trusted-types d`]),
    ).toBe(`a 'self' 'h1' 'h2'; b 'none'; c`);
  });
});

it('only files whose names carry their hash are kept for ever, under the base path @F133', () => {
  const rules = hostingRules([`script-src 'self'`], '/docs/', ['', 'zh']);
  expect(rules.map(({ pattern }) => pattern)).toEqual([
    '/docs/*',
    '/docs/assets/*',
    '/docs/zh/assets/*',
  ]);
  expect(rules[0]!.headers['Content-Security-Policy']).toBe(
    `script-src 'self'; frame-ancestors 'self'`,
  );
  expect(rules[0]!.headers).not.toHaveProperty('Cache-Control');
  for (const { headers } of rules.slice(1))
    expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
});
