import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useIsActive, type BarItem } from './navbar-items';
import styles from './NavbarLink.module.css';

/** The picture before an item's text; an svg becomes an image too, so that it cannot run. */
function Tag({ tag }: { tag: string }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const src = tag.trimStart().startsWith('<svg')
    ? `data:image/svg+xml,${encodeURIComponent(tag)}`
    : withBaseUrl(tag);
  return <img className={styles.tag} src={src} alt="" width={18} height={18} />;
}

/** Tag and text of an item. */
export function NavbarText({ item }: { item: BarItem }): ReactNode {
  return (
    <>
      {item.tag && <Tag tag={item.tag} />}
      <span className={styles.label} data-text={item.label}>
        {item.label}
      </span>
    </>
  );
}

/** An item that leads somewhere. */
export function NavbarLink({ item, className }: { item: BarItem; className?: string }): ReactNode {
  const isActive = useIsActive(item);
  return (
    <Link
      to={item.to}
      href={item.href}
      className={className}
      aria-current={isActive ? 'true' : undefined}
    >
      <NavbarText item={item} />
    </Link>
  );
}
