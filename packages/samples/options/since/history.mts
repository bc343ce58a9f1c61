import type { DeclaredOptions } from './declared-options.mts';

/** A published version, and the hash by which the registry knows it. */
export interface PublishedVersion {
  version: string;
  integrity: string;
}

/** What the versions tell, as it is kept: option → minor version. */
export interface History {
  /** Oldest first. */
  versions: PublishedVersion[];
  /** Options that the first version did not have, with the minor version that brought them. */
  since: Record<string, string>;
  /** Options that the last version calls deprecated, with the first that did. */
  deprecated: Record<string, string>;
}

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** The first release and the last one of each minor version, oldest first; none before a release. */
export function chooseVersions(published: readonly string[], last: string): string[] {
  const releases = published.filter((one) => /^\d+\.\d+\.\d+$/.test(one) && !/^0\.0\./.test(one));
  const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  const upTo = releases.filter((one) => compare(one, last) <= 0).sort(compare);
  const isLastOfMinor = (one: string, index: number) =>
    upTo[index + 1] === undefined || minorOf(upTo[index + 1]!) !== minorOf(one);
  return upTo.filter((one, index) => index === 0 || isLastOfMinor(one, index));
}

/** The first version of the unbroken run, up to the last one, that has a name. */
function beginOf(lists: readonly (readonly string[])[], name: string): number {
  const missing = lists.findLastIndex((list) => !list.includes(name));
  return missing + 1;
}

/** When each option of the last version came, and since when it is deprecated. */
export function tellHistory(
  versions: readonly PublishedVersion[],
  declared: readonly DeclaredOptions[],
): History {
  const minorAt = (index: number) => minorOf(versions[index]!.version);
  const last = declared.at(-1)!;
  const options = declared.map((one) => one.options);
  const deprecated = declared.map((one) => one.deprecated);
  const tell = (names: readonly string[], lists: readonly (readonly string[])[]) =>
    [...names].sort().map((name) => [name, beginOf(lists, name)] as const);
  return {
    versions: [...versions],
    since: Object.fromEntries(
      tell(last.options, options)
        .filter(([, begin]) => begin > 0)
        .map(([name, begin]) => [name, minorAt(begin)]),
    ),
    deprecated: Object.fromEntries(
      tell(last.deprecated, deprecated).map(([name, begin]) => [name, minorAt(begin)]),
    ),
  };
}
