import { FORMAT_SEEDS } from './formats.mts';
import { OPTION_SEEDS } from './options.mts';
import { PACKAGE_SEEDS } from './packages.mts';

/** Packages with one mistake each: three of each kind. */
export const SEEDS = [...OPTION_SEEDS, ...FORMAT_SEEDS, ...PACKAGE_SEEDS];
