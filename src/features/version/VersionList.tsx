import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from '@rslib-docs/kit/ui/menu/Choice.module.css';
import type { Versions } from './use-versions';

/** The versions of the documentation; the current one is text, the others are links. */
export function VersionList({ versions }: { versions: Versions }): ReactNode {
  const { all, archived, current, targetIn } = versions;
  return (
    <ul data-version-list="">
      {all.map((version) => (
        <li key={version.name}>
          {version === current ? (
            <span className={`${styles.item} ${styles.current}`} aria-current="true">
              {version.label}
            </span>
          ) : (
            <Link className={styles.item} to={targetIn(version).to}>
              {version.label}
            </Link>
          )}
        </li>
      ))}
      {archived.map(({ name, path }) => (
        <li key={name}>
          {/* Not a page of this app. */}
          <a className={styles.item} href={path}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
