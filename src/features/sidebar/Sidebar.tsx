import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { afterNextPaint } from '@rslib-docs/kit/browser/when-ready';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { InlineText } from '@rslib-docs/kit/ui/InlineText';
import square from '@rslib-docs/kit/ui/Square.module.css';
import { isOptionName } from '@rslib-docs/kit/shared/text';
import { useLocale, type SidebarItemProps } from '@site/src/site/client';
import { AREAS, EDGE, GROUP, GROUP_LINK, LIST, MORE, SIDEBAR_ID, TOGGLE } from './sidebar-dom';
import { followNavigation } from './sidebar-dom';
import list from './SidebarList.module.css';
import styles from './Sidebar.module.css';

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
      {tag && <span className={list.tag}>{typeof tag === 'string' ? tag : tag[locale]}</span>}
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
      className={list.item}
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
      className={list.label}
      aria-current={group.href === pathname ? 'page' : undefined}
      {...{ [GROUP_LINK]: '' }}
    >
      <SidebarLabel item={group} />
    </Link>
  );
  const pages = <SidebarList items={group.items} pathname={pathname} isOption={options} />;
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
      <div className={list.group} data-context={context}>
        {link || (
          <p className={list.label}>
            <SidebarLabel item={group} />
          </p>
        )}
        {pages}
      </div>
    );
  }
  return (
    <div
      className={list.group}
      data-linked={link ? '' : undefined}
      data-context={context}
      {...{ [GROUP]: '' }}
    >
      {link}
      <details open={opensAtFirst}>
        <summary className={list.label} aria-label={link ? toggle : undefined}>
          {!link && (
            <span>
              <SidebarLabel item={group} />
            </span>
          )}
          <Icon name="caret" />
        </summary>
        {pages}
      </details>
    </div>
  );
});

function drawItem(item: PropSidebarItem, props: SidebarListProps): ReactNode {
  const { divider, section, context } = ownProps(item);
  if (divider) return <hr className={list.divider} data-line={divider} />;
  if (item.type === 'html') return undefined;
  if (section) {
    return (
      <p className={list.section} data-context={context}>
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

function SidebarList(props: SidebarListProps): ReactNode {
  return (
    <ul className={list.list}>
      {props.items.map((item, index) => (
        // A sidebar never changes its order, and labels may repeat.
        <li key={item.type === 'html' ? index : `${item.label} ${item.href ?? ''}`}>
          {drawItem(item, props)}
        </li>
      ))}
    </ul>
  );
}

/** The pages of the area: a column, on small screens a drawer; hidden, it comes from the edge. */
export function Sidebar({ items }: { items: PropSidebar }): ReactNode {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // The page comes first: this measures, which lays out.
    if (shown.current !== pathname) afterNextPaint(followNavigation);
    shown.current = pathname;
  }, [pathname]);
  return (
    <>
      <SidebarEdge />
      <div id={SIDEBAR_ID} popover="auto" data-scroll-lock="" className={styles.side}>
        <nav
          className={styles.panel}
          aria-label={translate({
            id: 'theme.docs.sidebar.navAriaLabel',
            message: 'Docs sidebar',
            description: 'The ARIA label for the sidebar navigation',
          })}
        >
          <div className={styles.head}>
            {/* Filled from the bar when the drawer opens. */}
            <div
              className={styles.areas}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: '' }}
              {...{ [AREAS]: '' }}
            />
            <button
              type="button"
              className={styles.close}
              popoverTarget={SIDEBAR_ID}
              popoverTargetAction="hide"
              aria-label={translate({
                id: 'sidebar.close',
                message: 'Close menu',
                description:
                  'Accessible name of the button that closes the drawer of small screens',
              })}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.nav} {...{ [LIST]: '' }}>
            <SidebarList items={items} pathname={pathname} />
          </div>
          <div
            className={styles.more}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
            {...{ [MORE]: '' }}
          />
          <SidebarHideButton />
        </nav>
      </div>
    </>
  );
}

const showLabel = (): string =>
  translate({
    id: 'sidebar.show',
    message: 'Show sidebar',
    description: 'Button that brings a hidden sidebar back',
  });

/** The strip that stands for a hidden sidebar at the left edge of wide screens. */
const SidebarEdge = memo(function SidebarEdge(): ReactNode {
  const label = showLabel();
  return (
    <div className={styles.edge} {...{ [EDGE]: '' }}>
      <button type="button" className={square.square} aria-label={label} {...{ [TOGGLE]: '' }}>
        <Icon name="panel" />
      </button>
    </div>
  );
});

/** Hides the sidebar of wide screens; in the drawer of a hidden one it brings it back. */
const SidebarHideButton = memo(function SidebarHideButton(): ReactNode {
  return (
    <button type="button" className={`js ${styles.toggle}`} {...{ [TOGGLE]: '' }}>
      <Icon name="panel" />
      <span data-when="shown">
        {translate({
          id: 'sidebar.hide',
          message: 'Hide sidebar',
          description: 'Button that hides the sidebar of wide screens',
        })}
      </span>
      <span data-when="hidden">{showLabel()}</span>
    </button>
  );
});
