import { expect, it } from 'vitest';
import { readSiteEnvironment } from './environment';

it('takes addresses with and without a final slash, and folders with and without', () => {
  const [baseUrl, branch] = ['/a.b/c-d/', 'release/1.x'];
  const env = {
    SITE_URL: ' https://docs.example:8443/',
    BASE_URL: baseUrl,
    SITE_REPOSITORY: 'https://git.example/team/tool/',
    SITE_REPOSITORY_BRANCH: branch,
    SITE_REPOSITORY_DIRECTORY: '/docs/',
  };
  const [url, repository] = ['https://docs.example:8443', 'https://git.example/team/tool'];
  expect(readSiteEnvironment(env)).toEqual({ url, baseUrl, repository, branch, directory: 'docs' });
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
