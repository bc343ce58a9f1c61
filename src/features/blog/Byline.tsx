import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import styles from './Blog.module.css';

export interface BylineProps {
  /** ISO 8601. */
  date: string;
  authors: readonly { name?: string }[];
}

/** Date and authors of a post, in the language of the page. */
export function Byline({ date, authors }: BylineProps): ReactNode {
  const { i18n } = useDocusaurusContext();
  const text = new Intl.DateTimeFormat(i18n.localeConfigs[i18n.currentLocale]!.htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{text}</time>
      {authors.map(({ name }) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  );
}
