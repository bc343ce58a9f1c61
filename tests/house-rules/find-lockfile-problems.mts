/** The used part of a package-lock.json. */
export interface Lockfile {
  packages: Record<
    string,
    {
      /** Path of the package, where it stands under another one. */
      name?: string;
      version?: string;
      resolved?: string;
      integrity?: string;
      /** Whether it lies in the archive of the package above it. */
      inBundle?: boolean;
      link?: boolean;
      hasInstallScript?: boolean;
    }
  >;
}

/** Packages of the project. */
const OWN = /^packages\/[\w-]+$/;

const nameOf = (place: string) => place.split('node_modules/').at(-1)!;

/** Packages that are installed under another name because their users ask for it. */
const HAVE_KNOWN_ALIASES: ReadonlySet<string> = new Set([
  'react-helmet-async = @slorber/react-helmet-async',
  'react-loadable = @docusaurus/react-loadable',
  'sass-embedded = sass',
  // The compiler that checks types; the other one has the API that tools need.
  'typescript-native = typescript',
]);

/** Path of the package whose archive contains this one: `a` of `node_modules/a/node_modules/b`. */
function carrierOf(place: string, packages: Lockfile['packages']): string {
  let at = place;
  while (packages[at]?.inBundle && at.includes('/node_modules/'))
    at = at.slice(0, at.lastIndexOf('/node_modules/'));
  return at;
}

/**
 * The problems of a lockfile, one line each with the package and the problem: packages
 * come from the one registry that npm is set to, with their bytes fixed, and run nothing.
 *
 * @param hasKnownScript Packages whose install scripts were looked at; npm runs none of them.
 */
export function findLockfileProblems(
  { packages }: Lockfile,
  hasKnownScript: ReadonlySet<string>,
): string[] {
  return Object.entries(packages).flatMap(([place, entry]) => {
    // The first entry is the project itself; others are its packages, and links to these.
    if (place === '' || OWN.test(place)) return [];
    if (entry.link && OWN.test(entry.resolved ?? '')) return [];
    const name = entry.name ?? nameOf(place);
    const found: string[] = [];
    const alias = `${nameOf(place)} = ${name}`;
    if (name !== nameOf(place) && !HAVE_KNOWN_ALIASES.has(alias)) {
      found.push(`is ${name} under another name`);
    }
    if (entry.link) found.push('is a link to a folder, which another machine does not have');
    if (entry.resolved !== undefined) found.push(`comes from ${entry.resolved}, not the registry`);
    // The hash of an archive also covers the packages inside it.
    const { integrity = '' } = packages[carrierOf(place, packages)]!;
    if (!/^sha512-[\w+/]{86}==$/.test(integrity)) {
      found.push('has no SHA-512 of its bytes');
    }
    if (!/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(entry.version ?? '')) {
      found.push('has no exact version');
    }
    if (entry.hasInstallScript && !hasKnownScript.has(name)) {
      found.push('has an install script that is not on the reviewed list');
    }
    return found.map((problem) => `${place}: ${problem}`);
  });
}
