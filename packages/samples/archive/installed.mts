import { SAMPLE_PACKAGES, readJson, type Lock } from '../runner/packages.mts';

interface Manifest {
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

/**
 * What samples are built with, by the lockfiles: of the packages of samples, then of the project
 * around them.
 */
export async function readInstalled(root: string) {
  const [manifest, own, around] = await Promise.all([
    readJson<Manifest>(root, SAMPLE_PACKAGES, 'package.json'),
    readJson<Lock>(root, SAMPLE_PACKAGES, 'package-lock.json'),
    readJson<Lock>(root, 'package-lock.json'),
  ]);
  // Of the packages of samples only those that are named are linked, not what they need.
  const find = (name: string) =>
    (name in manifest.dependencies ? own : around).packages[`node_modules/${name}`];
  return {
    /** Exact version of a package; undefined where samples do not find it. */
    versionOf: (name: string): string | undefined => find(name)?.version,
    /** What stands in for packages that the named ones bring, by name. */
    overridesOf(names: readonly string[]): Record<string, string> {
      const brought = new Set(names.flatMap((name) => Object.keys(find(name)?.dependencies ?? {})));
      const { overrides = {} } = manifest;
      return Object.fromEntries(Object.entries(overrides).filter(([name]) => brought.has(name)));
    },
  };
}

export type InstalledPackages = Awaited<ReturnType<typeof readInstalled>>;
