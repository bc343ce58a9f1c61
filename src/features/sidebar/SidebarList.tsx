import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { memo, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { isOptionName } from '@rslib-docs/kit/shared/text';
import { useLocale, type SidebarItemProps } from '@site/src/site/client';
import { InlineText } from '@rslib-docs/kit/ui/InlineText';
import { GROUP, GROUP_LINK } from './sidebar-dom';
import styles from './SidebarList.module.css';

/** What `sidebars.ts` says about an item beyond Docusaurus' own keys. */
function ownProps(item: PropSidebarItem): SidebarItemProps {
  return (item.customProps ?? {}) as SidebarItemProps;
}

interface SidebarLabelProps {
  item: Exclude<PropSidebarItem, { type: 'html' }>;
  /** Whether a label that looks like the name of an option is one. */
  isOption?: boolean;
}

/** The text of a link, group or section header: its tag, then its label. */
const SidebarLabel = memo(function SidebarLabel({
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

interface SidebarLinkProps extends SidebarLabelProps {
  item: PropSidebarItemLink;
  isCurrent: boolean;
}

/** Drawn again when it becomes the current page, or no longer is, and not with every other page. */
const SidebarLink = memo(function SidebarLink({ isCurrent, ...props }: SidebarLinkProps) {
  const { item } = props;
  const isExternal = /^[a-z]+:/i.test(item.href);
  return (
    <Link
      to={item.href}
      className={styles.item}
      aria-current={isCurrent ? 'page' : undefined}
      data-context={ownProps(item).context}
    >
      <SidebarLabel {...props} />
      {isExternal && <Icon name="external" />}
    </Link>
  );
});

interface SidebarListProps {
  items: readonly PropSidebarItem[];
  /** Address of the current page where it is one of the list, at whatever depth. */
  pathname: string | undefined;
  /** Whether labels that look like names of options are. */
  isOption?: boolean;
}

interface SidebarGroupProps {
  group: PropSidebarItemCategory;
  /** Address of the current page where it is one of the group. */
  pathname: string | undefined;
}

/** Drawn again when the current page is one of its pages, or was, and not with every other page. */
const SidebarGroup = memo(function SidebarGroup({ group, pathname }: SidebarGroupProps): ReactNode {
  // The visitor and navigation change the element's own state; React only sets the first one.
  const [opensAtFirst] = useState(() => !group.collapsed || pathname !== undefined);
  const { context, options } = ownProps(group);
  // A group that has a page: its label leads there, the caret only opens and closes.
  const link = group.href && (
    <Link
      to={group.href}
      className={styles.label}
      aria-current={group.href === pathname ? 'page' : undefined}
      {...{ [GROUP_LINK]: '' }}
    >
      <SidebarLabel item={group} />
    </Link>
  );
  const list = <SidebarList items={group.items} pathname={pathname} isOption={options} />;
  const toggle = translate(
    {
      id: 'sidebar.group.toggle',
      message: 'Pages of {group}',
      description: 'Name of the control that opens and closes a group with a page',
    },
    { group: group.label },
  );
  if (!group.collapsible) {
    return (
      <div className={styles.group} data-context={context}>
        {link || (
          <p className={styles.label}>
            <SidebarLabel item={group} />
          </p>
        )}
        {list}
      </div>
    );
  }
  return (
    <div
      className={styles.group}
      data-linked={link ? '' : undefined}
      data-context={context}
      {...{ [GROUP]: '' }}
    >
      {link}
      <details open={opensAtFirst}>
        <summary className={styles.label} aria-label={link ? toggle : undefined}>
          {!link && (
            <span>
              <SidebarLabel item={group} />
            </span>
          )}
          <Icon name="caret" />
        </summary>
        {list}
      </details>
    </div>
  );
});

function drawItem(item: PropSidebarItem, props: SidebarListProps): ReactNode {
  const { divider, section, context } = ownProps(item);
  if (divider) return <hr className={styles.divider} data-line={divider} />;
  if (item.type === 'html') return undefined;
  if (section) {
    return (
      <p className={styles.section} data-context={context}>
        <SidebarLabel item={item} />
      </p>
    );
  }
  if (item.type === 'category') {
    const isActive = props.pathname !== undefined && isActiveSidebarItem(item, props.pathname);
    return <SidebarGroup group={item} pathname={isActive ? props.pathname : undefined} />;
  }
  const isCurrent = item.href === props.pathname;
  return <SidebarLink item={item} isCurrent={isCurrent} isOption={props.isOption} />;
}

export function SidebarList(props: SidebarListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {props.items.map((item, index) => (
        // A sidebar never changes its order, and labels may repeat.
        <li key={item.type === 'html' ? index : `${item.label} ${item.href ?? ''}`}>
          {drawItem(item, props)}
        </li>
      ))}
    </ul>
  );
}
