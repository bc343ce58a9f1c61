import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { CARD_SIZE, cardAddress, copyAddress } from '@rslib-docs/kit/shared/addresses';
import { useAreas } from '@site/src/site/client';
import { isSwitchedOff } from '@rslib-docs/kit/browser/page';
import { useCurrentPage } from '@site/src/plugins/page-data/client';
import type { Feed } from '@site/src/plugins/page-data/contract';

interface PageHeadProps {
  /** Undefined where the page is known by the site's name alone. */
  title?: string;
  /** Stands after the title instead of the site's name; it may bring its own separator. */
  titleSuffix?: string;
  description?: string;
  children?: ReactNode;
}

/** Title and description of a page, for the browser, for search engines and for shared links. */
export function PageHead({ title, titleSuffix, description, children }: PageHeadProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const first = title ?? siteConfig.title;
  const suffix = titleSuffix ?? (first === siteConfig.title ? '' : siteConfig.title);
  const end = /^\s*[-|]/.test(suffix) ? ` ${suffix.trim()}` : suffix && ` - ${suffix}`;
  const text = first + end;
  const summary = description ?? siteConfig.tagline;
  return (
    <Head>
      <title>{text}</title>
      <meta property="og:title" content={text} />
      <meta name="description" content={summary} />
      <meta property="og:description" content={summary} />
      {children}
    </Head>
  );
}

interface AddressHeadProps {
  pageExists: boolean;
  /** Whether search engines are to leave the page out. */
  isHidden: boolean;
  /** Whether search engines may find it in the other languages: what the latest version holds. */
  hasAlternates: boolean;
}

/** The language and the addresses of the page, which `kit/browser/page` reads; a missing one has none. */
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

/** Names the page that search engines are to show instead: the same one in the latest version. */
export function CanonicalHead({ pathname }: { pathname: string }): ReactNode {
  const address = useDocusaurusContext().siteConfig.url + pathname;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}

/** The picture that networks show beside a link to the page: one for each part of the site. */
export function SocialCard(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const area = useAreas().find(({ isCurrent }) => isCurrent);
  return (
    <Head>
      <meta
        property="og:image"
        content={siteConfig.url + cardAddress(area?.to, siteConfig.baseUrl)}
      />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={area?.label ?? siteConfig.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}

/** Tells machines where the page is as Markdown. */
export function CopyLink(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const href = new URL(copyAddress(useLocation().pathname), siteConfig.url).href;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={href} />
    </Head>
  );
}

/** Announces the feeds that a page belongs to, unless the page or its query wants none. */
export function FeedLinks({ feeds }: { feeds: readonly Feed[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { search } = useLocation();
  const { flags } = useCurrentPage();
  const isOff = flags.globalUIComponents === false || isSwitchedOff(search, 'globalUIComponents');
  if (isOff) return null;
  return (
    <Head>
      {feeds.map(({ language, url, mime }) => (
        <link
          key={url}
          rel="alternate"
          type={mime}
          hrefLang={language}
          // Search engines accept only one address for each language.
          href={new URL(url, siteConfig.url).href}
          title={`${siteConfig.title} RSS`}
        />
      ))}
    </Head>
  );
}
