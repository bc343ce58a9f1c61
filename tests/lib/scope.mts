import { LANGUAGES, type Lang } from './texts.mts';

/** Whether this run looks at everything, as `npm run test:full` does, or at what matters most. */
export const LOOKS_AT_ALL =
  process.env.npm_lifecycle_event?.startsWith('full:') || process.env.TEST_ALL === '1';

/**
 * The languages of a test that is alike in both: a language in turn for every change, so that half
 * of such tests see English and half see Chinese, and both before a release.
 */
export const inTurn = (usual: Lang): readonly Lang[] => (LOOKS_AT_ALL ? LANGUAGES : [usual]);

/** Cases of a test: the usual ones for every change, all of them before a release. */
export const casesOf = <Case,>(all: readonly Case[], usual: readonly Case[]): readonly Case[] =>
  LOOKS_AT_ALL ? all : usual;
