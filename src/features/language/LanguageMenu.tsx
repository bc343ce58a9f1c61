import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import styles from '@rslib-docs/kit/ui/menu/Choice.module.css';
import { PopupMenu } from '@rslib-docs/kit/ui/menu/PopupMenu';
import { LanguageList } from './LanguageList';

/** Language menu of the top bar. */
export function LanguageMenu({ pageExists }: { pageExists: boolean }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const current = i18n.localeConfigs[i18n.currentLocale]!.label;
  const label = translate(
    {
      id: 'language.menu.label',
      message: '{current}, switch language',
      description: 'Accessible name of the language menu; begins with the name of the language',
    },
    { current },
  );
  return (
    <PopupMenu
      id="language-menu"
      label={label}
      trigger="any"
      buttonClassName={styles.button}
      button={
        <>
          <Icon name="language" />
          <span className={styles.text}>{current}</span>
          <Icon name="caret" />
        </>
      }
    >
      <LanguageList pageExists={pageExists} />
    </PopupMenu>
  );
}
