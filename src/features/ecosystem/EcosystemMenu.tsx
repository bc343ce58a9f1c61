import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { COMMUNITY_LIST_URL, ECOSYSTEM_TOOLS, useLocale } from '@site/src/site/client';
import { Icon } from '@site/src/ui/icon/Icon';
import { Mark } from '@site/src/ui/marks/Mark';
import { PopupMenu } from '@site/src/ui/menu/PopupMenu';
import styles from './EcosystemMenu.module.css';

/** The sibling tools of the toolchain, before the title of the site. */
export function EcosystemMenu(): ReactNode {
  const inEnglish = useLocale() === 'en';
  const label = translate({
    id: 'ecosystem.menu.label',
    message: 'Tools of the same family',
    description: 'Accessible name of the button that lists the sibling tools',
  });
  return (
    <PopupMenu
      id="ecosystem-menu"
      label={label}
      align="start"
      buttonClassName={styles.button}
      button={<Icon name="apps" />}
    >
      <ul className={styles.list}>
        {ECOSYSTEM_TOOLS.map((tool) => (
          <li key={tool.name}>
            <a
              className={styles.tool}
              href={inEnglish ? tool.urlEn : tool.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Mark name={tool.logo} size={28} />
              <span>
                {tool.name}
                <small>{inEnglish ? tool.descEn : tool.desc}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.all} href={COMMUNITY_LIST_URL} target="_blank" rel="noopener noreferrer">
        <Translate
          id="ecosystem.menu.community"
          description="Link to the list of community projects around the tools"
        >
          Community projects
        </Translate>
        <Icon name="external" />
      </a>
    </PopupMenu>
  );
}
