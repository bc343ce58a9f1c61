/** The versions of Node.js that this project supports, as `engines` of package.json has them. */
export const NODE_RANGE = '^20.19.0 || ^22.12.0 || >=24.0.0';

/** The least minor version of a major one; what is newer than all of them is supported too. */
const LEAST_MINOR: Readonly<Record<number, number>> = { 20: 19, 22: 12 };
const FROM_MAJOR = 24;

/** @param version such as `20.19.0`, without a `v`. */
export function isSupportedNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const least = LEAST_MINOR[major];
  return major >= FROM_MAJOR || (least !== undefined && minor >= least);
}
