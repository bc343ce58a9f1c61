import type { ReactNode } from 'react';
import { SOCIAL_LINKS } from '@site/src/site/client';
import { Icon } from '@site/src/ui/icon/Icon';

/** Links to the project's places elsewhere. */
export function SocialLinks({ linkClassName }: { linkClassName?: string }): ReactNode {
  return SOCIAL_LINKS.map(({ icon, label, url }) => (
    <a
      key={icon}
      className={linkClassName}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      <Icon name={icon} />
    </a>
  ));
}
