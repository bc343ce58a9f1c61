import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig, type MultiColumnFooter } from '@docusaurus/theme-common';
import { memo, type ReactNode } from 'react';
import { Mark } from '@site/src/design/Mark';
import { VersionLink } from '@rslib-docs/kit/ui/VersionLink';
import styles from './SiteFooter.module.css';

/** Columns of links at the end of every page; `appearance` stands below what the site is about. */
export const SiteFooter = memo(function SiteFooter({ appearance }: { appearance: ReactNode }) {
  const { siteConfig } = useDocusaurusContext();
  const index = useBaseUrl('/llms.txt');
  const columns = (useThemeConfig().footer?.links ?? []) as MultiColumnFooter['links'];
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={styles.name}>
            <Mark name="rslib" size={24} />
            {siteConfig.title}
          </p>
          <p className={styles.about}>
            <Translate id="site-footer.about" description="What Rslib is, in the footer">
              A build tool for JavaScript and TypeScript libraries. MIT license.
            </Translate>
          </p>
          <p className={styles.about}>
            <Translate
              id="site-footer.index"
              description="For assistants, in the footer; index is the link to llms.txt"
              values={{ index: <a href={index}>/llms.txt</a> }}
            >
              {'For AI tools: {index} lists every page as Markdown.'}
            </Translate>
          </p>
          {appearance}
        </div>
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className={styles.heading}>{column.title}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.label}>
                  <VersionLink className={styles.link} to={(item.to ?? item.href) as string}>
                    {item.label}
                  </VersionLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
});
