import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ANNOUNCEMENT, useLocale, type Announcement } from '@site/src/site/client';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import square from '@rslib-docs/kit/ui/Square.module.css';
import { DISMISS, DISMISSED } from './announcement';
import styles from './AnnouncementBar.module.css';

function Bar({ announcement }: { announcement: Announcement }): ReactNode {
  const locale = useLocale();
  const { id, text, link } = announcement;
  const rule = `:root[${DISMISSED}=${JSON.stringify(id)}] [data-announcement]{display:none}`;
  return (
    <aside
      className={styles.bar}
      data-announcement=""
      aria-label={translate({
        id: 'announcement.bar.label',
        message: 'Announcement',
        description: 'Accessible name of the bar with news above the top bar',
      })}
    >
      {/* The first-view script knows which id was dismissed, only the page knows which is shown. */}
      <style dangerouslySetInnerHTML={{ __html: rule }} />
      <p>
        {text[locale]} {link && <Link to={link.url}>{link.label[locale]}</Link>}
      </p>
      <button
        type="button"
        className={`js ${square.square} ${styles.dismiss}`}
        aria-label={translate({
          id: 'announcement.bar.dismiss',
          message: 'Dismiss announcement',
          description: 'Accessible name of the button that removes the announcement',
        })}
        {...{ [DISMISS]: id }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

export function AnnouncementBar(): ReactNode {
  return ANNOUNCEMENT ? <Bar announcement={ANNOUNCEMENT} /> : null;
}
