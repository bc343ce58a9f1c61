import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Feed } from '@site/src/plugins/page-data/contract';

/** The feed of the blog in the language of the page. */
export function useBlogFeed(): Feed {
  const { i18n } = useDocusaurusContext();
  return {
    language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
    url: useBaseUrl('/blog/rss.xml'),
    mime: 'application/rss+xml',
  };
}
