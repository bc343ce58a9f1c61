/* In place of `parts.ts` where there is only one version: nothing to show, nothing to load. */
import type * as parts from './parts';

const Nothing = (): null => null;

export const PhoneVersions: typeof parts.PhoneVersions = Nothing;
export const VersionBar: typeof parts.VersionBar = Nothing;
export const VersionMenu: typeof parts.VersionMenu = Nothing;
