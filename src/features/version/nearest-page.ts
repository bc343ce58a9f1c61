/** The addresses of a version, with or without a final slash, and of its pages. */
export interface VersionPages {
  path: string;
  docs: readonly { path: string }[];
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The page of `to` at the address that `pathname` has in `from`, else at the closest folder above it. */
export function nearestPage(pathname: string, from: VersionPages, to: VersionPages) {
  const pages = new Map(to.docs.map(({ path }) => [withoutSlash(path), path]));
  let rest = withoutSlash(pathname.slice(withoutSlash(from.path).length));
  for (;;) {
    const found = pages.get(withoutSlash(to.path) + rest);
    if (found !== undefined || !rest) return found;
    rest = rest.slice(0, rest.lastIndexOf('/'));
  }
}
