import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import styles from '@rslib-docs/kit/ui/menu/Choice.module.css';
import { PopupMenu } from '@rslib-docs/kit/ui/menu/PopupMenu';
import { useDocVersions } from './use-versions';
import { VersionList } from './VersionList';

/** Version menu of the top bar. Nothing where there is only one version. */
export function VersionMenu({ pageExists }: { pageExists: boolean }): ReactNode {
  const versions = useDocVersions(pageExists);
  if (!versions) return null;
  const current = versions.current.label;
  const label = translate(
    {
      id: 'version.menu.label',
      message: '{current}, switch version',
      description: 'Accessible name of the version menu; begins with the name of the version',
    },
    { current },
  );
  return (
    <PopupMenu
      id="version-menu"
      label={label}
      trigger="any"
      buttonClassName={styles.button}
      button={
        <>
          <span className={styles.text}>{current}</span>
          <Icon name="caret" />
        </>
      }
    >
      <VersionList versions={versions} />
    </PopupMenu>
  );
}
