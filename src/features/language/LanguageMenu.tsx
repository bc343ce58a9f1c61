import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from '@rslib-docs/kit/ui/Popover.module.css';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { PopupMenu } from '@rslib-docs/kit/ui/Popover';
import { LANGUAGE_LINK } from './language';

/** The current language as text, the others as links to this page in them. */
export function LanguageList({ pageExists }: { pageExists: boolean }): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const rest = pageExists ? pathname.slice(siteConfig.baseUrl.length) : '';
  return (
    <ul>
      {i18n.locales.map((locale) => {
        const { label, htmlLang, baseUrl } = i18n.localeConfigs[locale]!;
        return (
          <li key={locale} lang={htmlLang}>
            {locale === i18n.currentLocale ? (
              <span className={`${styles.item} ${styles.current}`} aria-current="true">
                {label}
              </span>
            ) : (
              // A page of another language belongs to another app: a full load, not a route.
              <a
                className={styles.item}
                href={baseUrl + rest}
                hrefLang={htmlLang}
                {...{ [LANGUAGE_LINK]: '' }}
              >
                {label}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

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
