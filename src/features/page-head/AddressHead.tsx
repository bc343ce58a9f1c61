import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface AddressHeadProps {
  pageExists: boolean;
  /** Whether search engines are to leave the page out. */
  isHidden: boolean;
  /** Whether search engines may find it in the other languages: what the latest version holds. */
  hasAlternates: boolean;
}

/**
 * The language and the addresses of the page: its one true form, the canonical link, and the same
 * page in the other languages. A missing page has no address and is not indexed. Modules without
 * React read the first two (`lib/page-facts`).
 */
export function AddressHead(props: AddressHeadProps): ReactNode {
  const { pageExists, isHidden, hasAlternates } = props;
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { currentLocale } = i18n;
  if (!pageExists) {
    return (
      <Head>
        <html data-locale={currentLocale} />
        <meta name="robots" content="noindex" />
      </Head>
    );
  }
  const rest = pathname.slice(siteConfig.baseUrl.length);
  const addressIn = (locale: string): string => {
    const { url, baseUrl } = i18n.localeConfigs[locale]!;
    return url + baseUrl + rest;
  };
  return (
    <Head>
      <html data-locale={currentLocale} data-route={pathname} />
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={siteConfig.url + pathname} />
      <meta property="og:url" content={siteConfig.url + pathname} />
      {(hasAlternates ? i18n.locales : []).map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={i18n.localeConfigs[locale]!.htmlLang}
          href={addressIn(locale)}
        />
      ))}
      {hasAlternates && (
        <link rel="alternate" hrefLang="x-default" href={addressIn(i18n.defaultLocale)} />
      )}
    </Head>
  );
}
