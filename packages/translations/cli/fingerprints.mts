import { GLOSSARY_FILE } from '@rslib-docs/kit/shared/glossary/contract';
import { fingerprint } from '@rslib-docs/kit/node/fingerprint';
import { AREAS, TRANSLATIONS } from '../core/places';
import type { TranslationsConfig } from './config.mts';

const NOTHING = { texts: [], names: [], headers: [], settings: /^$/ };

/** Changes with everything, beside the page itself, that decides whether a page compiles. */
export const compilerFingerprint = (
  root: string,
  site: TranslationsConfig['compiledWith'] = NOTHING,
): Promise<string> =>
  fingerprint(root, {
    ...NOTHING,
    texts: [...site.texts, 'package-lock.json', GLOSSARY_FILE],
    // A link or image is broken or not by what is there, whatever it holds.
    names: [
      ...site.names,
      ...AREAS.flatMap((one) => [one.english, `${TRANSLATIONS}/${one.chinese}`]),
    ],
    settings: site.settings,
  });

/** Changes with everything, beside the text, that decides into which sections it is cut. */
export const readerFingerprint = (root: string): Promise<string> =>
  fingerprint(root, {
    ...NOTHING,
    texts: ['package-lock.json', 'packages/translations/core', 'packages/kit/shared'],
  });

/** Changes with the rules of spacing, and with the package that knows them. */
export const linterFingerprint = (root: string): Promise<string> =>
  fingerprint(root, {
    ...NOTHING,
    texts: [
      'package-lock.json',
      ...['spacing', 'inline-spacing'].map((one) => `packages/translations/cli/${one}.mts`),
    ],
  });
