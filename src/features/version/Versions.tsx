/* On sites with one version, `no-versions.ts` replaces this module. */
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import choice from '@rslib-docs/kit/ui/Popover.module.css';
import { PopupMenu } from '@rslib-docs/kit/ui/Popover';
import { useDocVersions, useMissingPage, type MissingPage, type Versions } from './use-versions';
import styles from './Versions.module.css';

/** The versions of the documentation; the current one is text, the others are links. */
function VersionList({ versions }: { versions: Versions }): ReactNode {
  const { all, archived, current, targetIn } = versions;
  return (
    <ul data-version-list="">
      {all.map((version) => (
        <li key={version.name}>
          {version === current ? (
            <span className={`${choice.item} ${choice.current}`} aria-current="true">
              {version.label}
            </span>
          ) : (
            <Link className={choice.item} to={targetIn(version).to}>
              {version.label}
            </Link>
          )}
        </li>
      ))}
      {archived.map(({ name, path }) => (
        <li key={name}>
          {/* This page is outside the app. */}
          <a className={choice.item} href={path}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function VersionMenu({ pageExists }: { pageExists: boolean }): ReactNode {
  const versions = useDocVersions(pageExists);
  if (!versions) return null;
  const current = versions.current.label;
  const label = translate(
    {
      id: 'version.menu.label',
      message: '{current}, switch version',
      description: 'Accessible name of the version menu; begins with the name of the version',
    },
    { current },
  );
  return (
    <PopupMenu
      id="version-menu"
      label={label}
      trigger="any"
      buttonClassName={choice.button}
      button={
        <>
          <span className={choice.text}>{current}</span>
          <Icon name="caret" />
        </>
      }
    >
      <VersionList versions={versions} />
    </PopupMenu>
  );
}

export function PhoneVersions({ pageExists }: { pageExists: boolean }): ReactNode {
  const versions = useDocVersions(pageExists);
  if (!versions) return null;
  return (
    <>
      <h2>
        <Translate
          id="version.menu.title"
          description="Heading above the list of versions on the menu screen of phones"
        >
          Versions
        </Translate>
      </h2>
      <div>
        <VersionList versions={versions} />
      </div>
    </>
  );
}

/** Name that Docusaurus gives to the version that is still being written. */
const UNRELEASED = 'current';

/** Says that a newer or an older version is the one that most people want. */
function NotLatest({ current, latest, targetIn }: Versions): ReactNode {
  const { to, isSame } = targetIn(latest);
  return (
    <p>
      {current.name === UNRELEASED ? (
        <Translate
          id="version.bar.unreleased"
          description="In the bar above pages of the version that is not released yet"
          values={{ version: current.label }}
        >
          {'You are reading the documentation of a version that is not released yet ({version}).'}
        </Translate>
      ) : (
        <Translate
          id="version.bar.old"
          description="In the bar above pages of a version that is not the latest one"
          values={{ version: current.label }}
        >
          {'You are reading the documentation of {version}, which is not the latest version.'}
        </Translate>
      )}{' '}
      <Link to={to}>
        {isSame ? (
          <Translate
            id="version.bar.latest"
            description="Link to the same page in the latest version"
            values={{ version: latest.label }}
          >
            {'Read this page in the latest version ({version})'}
          </Translate>
        ) : (
          <Translate
            id="version.bar.latest-nearest"
            description="Link to the latest version, which does not have this page"
            values={{ version: latest.label }}
          >
            {'Go to the latest version ({version})'}
          </Translate>
        )}
      </Link>
    </p>
  );
}

/** Says that the switch of the version could not keep the page. */
function Missing({ page, versions }: { page: MissingPage; versions: Versions }): ReactNode {
  return (
    <p role="status">
      <Translate
        id="version.bar.missing"
        description="After switching to a version that does not have the page that was being read"
        values={{ version: versions.current.label }}
      >
        {'{version} does not have the page that you were reading. This is the nearest one.'}
      </Translate>{' '}
      <Link to={page.to}>
        <Translate
          id="version.bar.back"
          description="Link back to the page in the version in which it exists"
          values={{ version: page.version.label }}
        >
          {'Back to that page ({version})'}
        </Translate>
      </Link>
    </p>
  );
}

/** The same text on an archived page, without a number that would become outdated. */
function Archived({ current, latest, targetIn }: Versions): ReactNode {
  const { to, isSame } = targetIn(latest);
  return (
    <p>
      <Translate
        id="version.bar.archived"
        description="In the bar above pages of a version that is archived"
        values={{ version: current.label }}
      >
        {'You are reading the archived documentation of {version}, which no longer changes.'}
      </Translate>{' '}
      <Link to={to}>
        {isSame ? (
          <Translate
            id="version.bar.archived-latest"
            description="Link from an archived page to the same page in the latest version"
          >
            Read this page in the latest version
          </Translate>
        ) : (
          <Translate
            id="version.bar.archived-nearest"
            description="Link from an archived page to the latest version, which lacks the page"
          >
            Go to the latest version
          </Translate>
        )}
      </Link>
    </p>
  );
}

function Bar({ versions }: { versions: Versions }): ReactNode {
  const missing = useMissingPage(versions);
  const isLatest = versions.current === versions.latest;
  if (isLatest && !missing) return null;
  return (
    <aside
      className={styles.bar}
      aria-label={translate({
        id: 'version.bar.label',
        message: 'Version of the documentation',
        description: 'Accessible name of the bar that says which version is being read',
      })}
    >
      {missing && <Missing page={missing} versions={versions} />}
      {!isLatest && (versions.isArchive ? <Archived {...versions} /> : <NotLatest {...versions} />)}
    </aside>
  );
}

/** What a reader must know about the page's version. Nothing on pages of the latest version. */
export function VersionBar({ pageExists }: { pageExists: boolean }): ReactNode {
  const versions = useDocVersions(pageExists);
  return versions?.isVersioned ? <Bar versions={versions} /> : null;
}
