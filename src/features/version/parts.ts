/* What stands in the layout. Sites with one version have `no-parts.ts` in its place. */
export { PhoneVersions } from './PhoneVersions';
export { VersionBar } from './VersionBar';
export { VersionMenu } from './VersionMenu';
