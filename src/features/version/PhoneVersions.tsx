import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useDocVersions } from './use-versions';
import { VersionList } from './VersionList';
import styles from './Version.module.css';

/** The versions on the menu screen of phones. */
export function PhoneVersions({ pageExists }: { pageExists: boolean }): ReactNode {
  const versions = useDocVersions(pageExists);
  if (!versions) return null;
  return (
    <>
      <h2 className={styles.heading}>
        <Translate
          id="version.menu.title"
          description="Heading above the list of versions on the menu screen of phones"
        >
          Versions
        </Translate>
      </h2>
      <div className={styles.list}>
        <VersionList versions={versions} />
      </div>
    </>
  );
}
