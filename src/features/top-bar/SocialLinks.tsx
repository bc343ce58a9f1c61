import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { memo, type ReactNode } from 'react';
import { SOCIAL_LINKS, type SocialLink } from '@site/src/site/client';
import { POPOVER_DELAY_MS } from '@rslib-docs/kit/browser/interaction';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { PopupMenu, Tooltip } from '@rslib-docs/kit/ui/Popover';
import square from '@rslib-docs/kit/ui/Square.module.css';
import styles from './SocialLinks.module.css';

function SocialIcon({ icon }: { icon: SocialLink['icon'] }): ReactNode {
  if (typeof icon === 'string') return <Icon name={icon} />;
  const maskImage = `url("data:image/svg+xml,${encodeURIComponent(icon.svg)}")`;
  return <span className={styles.shape} style={{ maskImage }} />;
}

/** What a link without an address shows when it is pointed at or pressed. */
function SocialContent({ link }: { link: SocialLink }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  if (link.mode === 'text') return link.text;
  if (link.mode === 'img') return <img src={withBaseUrl(link.src)} alt={link.alt} />;
  return link.mode === 'dom' ? link.content : null;
}

function Social({ link, id }: { link: SocialLink; id: string }): ReactNode {
  const { icon, label } = link;
  if ('url' in link) {
    return (
      <Tooltip id={id} text={label}>
        <Link className={square.square} to={link.url} aria-label={label}>
          <SocialIcon icon={icon} />
        </Link>
      </Tooltip>
    );
  }
  return (
    <PopupMenu
      id={id}
      label={label}
      trigger="any"
      delayMs={POPOVER_DELAY_MS}
      buttonClassName={square.square}
      panelClassName={styles.content}
      button={<SocialIcon icon={icon} />}
    >
      <SocialContent link={link} />
    </PopupMenu>
  );
}

interface SocialLinksProps {
  /** Names their place; popups need ids that are unique on the page. */
  place: string;
  /** How many stand side by side; all of them by default. */
  shown?: number;
}

export const SocialLinks = memo(function SocialLinks({ place, shown }: SocialLinksProps) {
  const links = SOCIAL_LINKS.map((link, index) => (
    <Social key={link.label} link={link} id={`${place}-${index}`} />
  ));
  if (!shown || links.length <= shown) return links;
  return (
    <>
      {links.slice(0, shown)}
      <PopupMenu
        id={`${place}-more`}
        label={translate({
          id: 'top-bar.social.more',
          message: 'More places',
          description: 'Accessible name of the button that shows further social links',
        })}
        trigger="any"
        buttonClassName={square.square}
        panelClassName={styles.more}
        button={<Icon name="down" />}
      >
        {links.slice(shown)}
      </PopupMenu>
    </>
  );
});
