import type { ReactNode } from 'react';
import { Joint } from './Joint';
import type { DistEntry } from './showcase-data';
import styles from './Dist.module.css';

/** A name that is too long is broken at its joints. */
const withBreaks = (name: string): ReactNode =>
  name
    .split(/(?<=[._-])(?=\w)/)
    .flatMap((part, at) => (at === 0 ? part : [<wbr key={at} />, part]));

function Entries({ entries }: { entries: readonly DistEntry[] }): ReactNode {
  return (
    <ul>
      {entries.map(({ name, size, format, children }) => (
        <li key={name}>
          <span className={styles.row} data-format={format}>
            {format && !children && <Joint format={format} />}
            <span>{children ? `${name}/` : withBreaks(name)}</span>
            {size && <small>{size}</small>}
          </span>
          {children && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}

/** The files that the build wrote, each with the joint of its format. */
export function Dist({ entries }: { entries: readonly DistEntry[] }): ReactNode {
  return (
    <div className={styles.tree} translate="no">
      <Entries entries={[{ name: 'dist', children: entries }]} />
    </div>
  );
}
