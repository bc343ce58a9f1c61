import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { HYDRATE_ON_LOAD } from '@rslib-docs/runtime/hydration/page-contract';
import { isOptionName } from '@rslib-docs/kit/shared/text';
import { InlineText } from '@rslib-docs/kit/ui/InlineText';
import { mediaMatches } from '@rslib-docs/kit/browser/environment';
import { filterGroups, type OverviewGroup, type OverviewPage } from './filter-groups';
import { useOverviewGroups } from './use-overview-groups';
import styles from './Overview.module.css';

/** `dts.bundle` below `lib.dts`: only what the name adds. */
const lastName = (text: string): string => text.slice(text.lastIndexOf('.') + 1);

function PageEntry({ page, isOption }: { page: OverviewPage; isOption: boolean }): ReactNode {
  return (
    <li className={styles.page}>
      <h3>
        <Link to={page.href}>
          {isOption && isOptionName(page.title) ? (
            <code>{page.title}</code>
          ) : (
            <InlineText text={page.title} />
          )}
        </Link>
      </h3>
      {page.sentence && <p className={styles.sentence}>{page.sentence}</p>}
      {page.headings.length > 0 && (
        <ul className={isOption ? styles.options : styles.headings}>
          {page.headings.map(({ href, text }) => (
            <li key={href}>
              <Link to={href} aria-label={isOption ? text : undefined}>
                {isOption ? <code>{lastName(text)}</code> : text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Group({ group }: { group: OverviewGroup }): ReactNode {
  return (
    <section className={styles.group}>
      <h2>
        <InlineText text={group.name} />
      </h2>
      <ul className={styles.pages}>
        {group.pages.map((page) => (
          <PageEntry key={page.href} page={page} isOption={group.hasOptions} />
        ))}
      </ul>
    </section>
  );
}

export function Overview(): ReactNode {
  const [keyword, setKeyword] = useState('');
  const groups = filterGroups(useOverviewGroups(), keyword);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <div {...{ [HYDRATE_ON_LOAD]: '' }}>
      <OverviewFilter onChange={setKeyword} />
      <div role="status">
        {keyword.trim() !== '' && (
          <p className={styles.found}>
            {count === 0 ? (
              <Translate
                id="overview.filter.empty"
                description="Shown where nothing matches the keyword"
              >
                No matching API found
              </Translate>
            ) : (
              <Translate
                id="overview.filter.count"
                description="Below the box that narrows the list: how many pages match"
                values={{ count }}
              >
                {'Pages that match: {count}'}
              </Translate>
            )}
          </p>
        )}
      </div>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </div>
  );
}

function OverviewFilter({ onChange }: { onChange: (keyword: string) => void }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const box = input.current!;
    // Text that was typed before the app started counts.
    if (box.value) onChange(box.value);
    // On a phone the focus would open the keyboard; a fragment leads elsewhere.
    const isFree = document.activeElement === document.body && !location.hash;
    if (isFree && mediaMatches('(pointer: fine)')) box.focus({ preventScroll: true });
  }, [onChange]);
  return (
    <p className={`js ${styles.filter}`}>
      <label htmlFor="overview-filter">
        <Translate id="overview.filter.label" description="Label of the box that narrows the list">
          Filter
        </Translate>
      </label>
      <input
        ref={input}
        id="overview-filter"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({
          id: 'overview.filter.placeholder',
          message: 'Enter keyword',
          description: 'Placeholder of the box that narrows the list',
        })}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  );
}
