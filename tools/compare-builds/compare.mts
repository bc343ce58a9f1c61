import fs from 'node:fs';
import path from 'node:path';
import { BuiltSite } from './built-site.mts';

export interface Difference {
  address: string;
  state: 'added' | 'removed' | 'differs';
  /** Bytes of the later build less those of the earlier one. */
  bytes: number;
  /** Around the first place that differs, before and after. */
  before?: string;
  after?: string;
}

const TEXT = /\.(?:html|js|css|json|xml|txt|md|svg)$|_headers$/;
/** Classes of CSS modules: letters for the file, a number for the class in it. */
const SHORT_CLASS = /(?<![\w-])[a-zA-Z]{1,3}\d+(?![\w-])/g;
const POLICY_HASH = /'sha256-[^']+'/g;
const SHOWN_BEFORE = 60;
const SHOWN_AFTER = 120;

/** Two builds, file by file, whatever is called after its content or by the order of the files. */
export function compareBuilds(before: string, after: string): Difference[] {
  const [earlier, later] = [new BuiltSite(before), new BuiltSite(after)];
  const read = (site: BuiltSite, file: string): string =>
    site
      .nameless(fs.readFileSync(file, 'utf8'))
      .replace(POLICY_HASH, "'sha256-#'")
      .replace(SHORT_CLASS, '#');
  const differenceOf = (address: string): Difference[] => {
    const [a, b] = [earlier.fileOf(address), later.fileOf(address)];
    const sizeOf = (file?: string): number => (file ? fs.statSync(file).size : 0);
    const bytes = sizeOf(b) - sizeOf(a);
    if (!a || !b) return [{ address, state: a ? 'removed' : 'added', bytes }];
    if (!TEXT.test(path.basename(a))) {
      const isSame = fs.readFileSync(a).equals(fs.readFileSync(b));
      return isSame ? [] : [{ address, state: 'differs', bytes }];
    }
    const [one, other] = [read(earlier, a), read(later, b)];
    if (one === other) return [];
    let at = 0;
    while (at < one.length && one[at] === other[at]) at += 1;
    const around = (text: string): string =>
      text.slice(Math.max(0, at - SHOWN_BEFORE), at + SHOWN_AFTER).replaceAll('\n', ' ');
    return [{ address, state: 'differs', bytes, before: around(one), after: around(other) }];
  };
  const addresses = new Set([...earlier.addresses, ...later.addresses]);
  return [...addresses].sort().flatMap(differenceOf);
}
