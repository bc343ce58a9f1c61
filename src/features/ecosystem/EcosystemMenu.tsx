import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { memo, type ReactNode } from 'react';
import {
  COMMUNITY_LIST_URL,
  ECOSYSTEM_TOOLS,
  ECOSYSTEM_TRIGGER,
  describeTool,
  useLocale,
  type EcosystemTool,
} from '@site/src/site/client';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { Mark } from '@site/src/design/Mark';
import { POPOVER_DELAY_MS } from '@rslib-docs/kit/browser/interaction';
import { PopupMenu } from '@rslib-docs/kit/ui/Popover';
import square from '@rslib-docs/kit/ui/Square.module.css';
import styles from './EcosystemMenu.module.css';

const LOGO_PX = 28;

function Tool({ tool }: { tool: EcosystemTool }): ReactNode {
  const { desc, url } = describeTool(tool, useLocale());
  return (
    <Link to={url} className={styles.tool} aria-current={tool.logo === 'rslib' || undefined}>
      <span className={styles.logo}>
        <Mark name={tool.logo} size={LOGO_PX * (tool.logoScale ?? 1)} />
      </span>
      <span>
        {tool.name}
        <small>{desc}</small>
      </span>
    </Link>
  );
}

/** The sibling tools; a `site-menu` event on the window with its id opens and closes it, too. */
export const EcosystemMenu = memo(function EcosystemMenu(): ReactNode {
  return (
    <PopupMenu
      id="ecosystem-menu"
      label={translate({
        id: 'ecosystem.menu.label',
        message: 'Tools of the same family',
        description: 'Accessible name of the button that lists the sibling tools',
      })}
      align="start"
      trigger={ECOSYSTEM_TRIGGER}
      delayMs={POPOVER_DELAY_MS}
      buttonClassName={square.square}
      panelClassName={styles.panel}
      button={<Icon name="apps" />}
    >
      <ul className={styles.list}>
        {ECOSYSTEM_TOOLS.map((tool) => (
          <li key={tool.name}>
            <Tool tool={tool} />
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
});
