import { ROUTES } from '../lib/routes.mts';
import { casesOf } from '../lib/scope.mts';

/** A page of each type. */
const PAGE_TYPES = [
  '/',
  '/guide/basic/cli',
  '/config/lib/dts',
  '/config/',
  '/blog/',
  '/blog/introducing-rslib',
  '/nope',
];

/** Pages to be looked at: one of each type, or all of them before a release. */
export const CHECKED_ROUTES = casesOf(
  [...new Set([...PAGE_TYPES, ...ROUTES, '/search'])],
  PAGE_TYPES,
);
