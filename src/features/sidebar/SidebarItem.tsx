import Link from '@docusaurus/Link';
import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { memo, type ReactNode } from 'react';
import { isOptionName } from '@rslib-docs/kit/shared/labels/is-option-name';
import { useLocale, type SidebarItemProps } from '@site/src/site/client';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import { InlineText } from '@rslib-docs/kit/ui/inline-text/InlineText';
import styles from './SidebarItem.module.css';

/** What `sidebars.ts` says of an item beyond Docusaurus' own keys. */
export function ownProps(item: PropSidebarItem): SidebarItemProps {
  return (item.customProps ?? {}) as SidebarItemProps;
}

interface SidebarLabelProps {
  item: Exclude<PropSidebarItem, { type: 'html' }>;
  /** Whether a label that looks like the name of an option is one. */
  isOption?: boolean;
}

/** The text of a link, group or section header: its tag, then its label. */
export const SidebarLabel = memo(function SidebarLabel({
  item,
  isOption = false,
}: SidebarLabelProps): ReactNode {
  const locale = useLocale();
  const { tag } = ownProps(item);
  return (
    <>
      {tag && <span className={styles.tag}>{typeof tag === 'string' ? tag : tag[locale]}</span>}
      {isOption && isOptionName(item.label) ? (
        <code>{item.label}</code>
      ) : (
        <InlineText text={item.label} />
      )}
    </>
  );
});

/** Drawn again when it becomes the current page, or no longer is, and not with every other page. */
export const SidebarLink = memo(function SidebarLink({
  item,
  isCurrent,
  isOption,
}: {
  item: PropSidebarItemLink;
  isCurrent: boolean;
  isOption: boolean;
}): ReactNode {
  const isExternal = /^[a-z]+:/i.test(item.href);
  return (
    <Link
      to={item.href}
      className={styles.item}
      aria-current={isCurrent ? 'page' : undefined}
      data-context={ownProps(item).context}
    >
      <SidebarLabel item={item} isOption={isOption} />
      {isExternal && <Icon name="external" />}
    </Link>
  );
});
