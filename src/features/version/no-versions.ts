/* In place of `Versions.tsx` where there is only one version: nothing to show, nothing to load. */
import type * as versions from './Versions';

const Nothing = (): null => null;

export const PhoneVersions: typeof versions.PhoneVersions = Nothing;
export const VersionBar: typeof versions.VersionBar = Nothing;
export const VersionMenu: typeof versions.VersionMenu = Nothing;
