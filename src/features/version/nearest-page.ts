/** The data of a version that finds its pages; addresses are with base path and language. */
export interface VersionPages {
  /** Address of the version, with or without a final slash. */
  path: string;
  docs: readonly { path: string }[];
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * The page of `to` that is nearest to `pathname`, a page of `from`: the same one, else the closest
 * folder above it that has a page. Undefined where not even the version's own address has one.
 */
export function nearestPage(
  pathname: string,
  from: VersionPages,
  to: VersionPages,
): string | undefined {
  const pages = new Map(to.docs.map(({ path }) => [withoutSlash(path), path]));
  let rest = withoutSlash(pathname.slice(withoutSlash(from.path).length));
  for (;;) {
    const found = pages.get(withoutSlash(to.path) + rest);
    if (found !== undefined || !rest) return found;
    rest = rest.slice(0, rest.lastIndexOf('/'));
  }
}
