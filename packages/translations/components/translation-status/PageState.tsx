import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { StatusPage, StatusSection } from '../../plugin-report/contract';
import { InlineText } from '@rslib-docs/kit/ui/inline-text/InlineText';
import styles from './StatusPage.module.css';

function stateName(state: StatusPage['state'] | StatusSection['state']): string {
  switch (state) {
    case 'current':
      return translate({
        id: 'translation-status.state.current',
        message: 'Current',
        description: 'State of a translated page',
      });
    case 'behind':
      return translate({
        id: 'translation-status.state.behind',
        message: 'Behind',
        description: 'State of a translated page of which parts are not current',
      });
    case 'missing':
      return translate({
        id: 'translation-status.state.missing',
        message: 'Not translated',
        description: 'State of a page or section',
      });
    case 'orphan':
      return translate({
        id: 'translation-status.state.orphan',
        message: 'No longer in English',
        description: 'State of a page or section that only the translation has',
      });
    case 'broken':
      return translate({
        id: 'translation-status.state.broken',
        message: 'Cannot be read; readers see English',
        description: 'State of a translated page with an error',
      });
    case 'unaccepted':
      return translate({
        id: 'translation-status.state.unaccepted',
        message: 'Never reviewed',
        description: 'State of a translated section that nobody has accepted',
      });
    default:
      return translate({
        id: 'translation-status.state.stale',
        message: 'English has changed',
        description: 'State of a translated section',
      });
  }
}

function sectionName({ id, title }: StatusSection): string {
  if (title) return title;
  return id === ':front-matter'
    ? translate({
        id: 'translation-status.section.head',
        message: 'Title and description',
        description: 'Name of the part of a page that holds its title and description',
      })
    : translate({
        id: 'translation-status.section.intro',
        message: 'Introduction',
        description: 'Name of what stands on a page before the first heading',
      });
}

/** A section by its name, which leads to it or to its page where this language shows one. */
function SectionLink({ section }: { section: StatusSection }): ReactNode {
  const lang = section.state === 'orphan' ? 'zh-CN' : 'en';
  const name = <InlineText text={sectionName(section)} />;
  const ofTitle = section.title ? { lang } : {};
  return section.to === undefined ? (
    <span {...ofTitle}>{name}</span>
  ) : (
    <Link to={section.to} {...ofTitle}>
      {name}
    </Link>
  );
}

/** The state of a page, and by name the sections that are not current. */
export function PageState({ page }: { page: StatusPage }): ReactNode {
  return (
    <>
      <span className={clsx(styles.state, page.state === 'current' && styles.current)}>
        {stateName(page.state)}
      </span>
      {page.behind.length > 0 && (
        <ul className={styles.behind}>
          {page.behind.map((section) => (
            <li key={section.id}>
              <SectionLink section={section} />{' '}
              <span className={styles.why}>{stateName(section.state)}</span>
            </li>
          ))}
        </ul>
      )}
      {page.state === 'behind' && page.behind.length === 0 && (
        <span className={styles.why}>
          {translate({
            id: 'translation-status.state.differs',
            message: 'Links, samples or tables differ from the English',
            description: 'Why a page is behind though each of its sections is current',
          })}
        </span>
      )}
    </>
  );
}
