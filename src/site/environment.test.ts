import { expect, it } from 'vitest';
import { readSiteEnvironment } from './environment';

it('takes addresses with and without a final slash, and folders with and without', () => {
  const env = {
    SITE_URL: ' https://docs.example:8443/',
    BASE_URL: '/a.b/c-d/',
    SITE_REPOSITORY: 'https://git.example/team/tool/',
    SITE_REPOSITORY_BRANCH: 'release/1.x',
    SITE_REPOSITORY_DIRECTORY: '/docs/',
  };
  expect(readSiteEnvironment(env)).toEqual({
    url: 'https://docs.example:8443',
    baseUrl: '/a.b/c-d/',
    repository: 'https://git.example/team/tool',
    branch: 'release/1.x',
    directory: 'docs',
  });
});

it.each([
  ['SITE_URL', 'rslib.rs'],
  ['SITE_URL', 'ftp://rslib.rs'],
  ['SITE_URL', 'https://rslib.rs/docs'],
  ['SITE_URL', 'https://rslib.rs?from=here'],
  ['SITE_URL', 'https://rslib.rs#top'],
  ['SITE_URL', 'https://name:word@rslib.rs'],
  ['BASE_URL', ''],
  ['BASE_URL', 'docs/'],
  ['BASE_URL', '/docs'],
  ['BASE_URL', '/../'],
  ['BASE_URL', '/docs/./'],
  ['SITE_REPOSITORY', 'git@git.example:team/tool'],
  ['SITE_REPOSITORY', 'https://git.example/team/tool?tab=code'],
  ['SITE_REPOSITORY_BRANCH', ''],
  ['SITE_REPOSITORY_BRANCH', 'my branch'],
])('%s is named when it is "%s" @F245', (key, value) => {
  expect(() => readSiteEnvironment({ [key]: value })).toThrow(
    `Environment variable ${key} is "${value}", but it must be `,
  );
});
