import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Fragment, Suspense, lazy, type ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { InlineText } from '@rslib-docs/kit/ui/InlineText';
import type { OutdatedSection, TranslationState } from '../../plugin/contract';
import styles from './TranslationNotice.module.css';

/** Language of the text if it differs from the page's; undefined otherwise. */
export function useTextLanguage(state: TranslationState | undefined): string | undefined {
  const { i18n } = useDocusaurusContext();
  return state?.state === 'english' ? i18n.defaultLocale : undefined;
}

/** Parts of an English article that are in the language of the page all the same. */
export function PageLanguage({
  state,
  children,
}: {
  state: TranslationState | undefined;
  children: ReactNode;
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  if (useTextLanguage(state) === undefined) return children;
  return <div lang={i18n.localeConfigs[i18n.currentLocale]!.htmlLang}>{children}</div>;
}

/** For translators, in development; the bundler of a build drops it with all that it needs. */
const ReviewPanel =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./ReviewPanel')) : undefined;

function Outdated({ sections }: { sections: readonly OutdatedSection[] }): ReactNode {
  const { defaultLocale } = useDocusaurusContext().i18n;
  // Another language is another app: a full load, not a route.
  const address = useAlternatePageUtils().createUrl({
    locale: defaultLocale,
    fullyQualified: false,
  });
  const top = translate({
    id: 'translation-notice.behind.top',
    message: 'introduction',
    description: 'Name of what stands before the first heading, in a list of sections',
  });
  const separator = translate({
    id: 'translation-notice.behind.separator',
    message: ', ',
    description: 'Between two sections of the list of sections that are behind',
  });
  const links = sections.map(({ id, title }, index) => (
    <Fragment key={id}>
      {index > 0 && separator}
      <a href={id ? `${address}#${id}` : address} hrefLang={defaultLocale}>
        <InlineText text={title || top} />
      </a>
    </Fragment>
  ));
  return (
    <Translate
      id="translation-notice.behind.text"
      description="On a translated page; sections is a list of links to the English sections"
      values={{ count: sections.length, sections: <>{links}</> }}
    >
      {
        'Sections of this page that are behind the English: {count} ({sections}). All others are current.'
      }
    </Translate>
  );
}

interface WithSource {
  /** Address of the folder of the site on the code host, for reading: `…/tree/main/website`. */
  sourceUrl: string;
}

type English = Extract<TranslationState, { state: 'english' }>;

function InEnglish({ reason, file, sourceUrl }: English & WithSource): ReactNode {
  const [name] = file.split('/').slice(-1);
  const folder = file.slice(0, -name!.length - 1);
  // The code host's pages for a new file and for one that exists.
  const address =
    reason === 'missing'
      ? `${sourceUrl.replace('/tree/', '/new/')}/${folder}?filename=${encodeURIComponent(name!)}`
      : `${sourceUrl.replace('/tree/', '/edit/')}/${file}`;
  const contribute = (
    <a href={address} target="_blank" rel="noopener noreferrer">
      <Translate
        id="translation-notice.english.contribute"
        description="Link to the code host, in the notice on a page without translation"
      >
        Help translate it
      </Translate>
    </a>
  );
  return reason === 'missing' ? (
    <Translate
      id="translation-notice.english.missing"
      description="On a page that is not translated; contribute is a link"
      values={{ contribute }}
    >
      {'This page is not translated yet; here is the English text. {contribute}'}
    </Translate>
  ) : (
    <Translate
      id="translation-notice.english.broken"
      description="On a page whose translation has an error; contribute is a link"
      values={{ contribute }}
    >
      {
        'The translation of this page cannot be shown at the moment; here is the English text. {contribute}'
      }
    </Translate>
  );
}

/** Tells readers how the translation of the page stands; silent where there is nothing to tell. */
export function TranslationNotice({
  state,
  sourceUrl,
}: WithSource & { state: TranslationState | undefined }): ReactNode {
  if (!state) return null;
  return (
    <div className={styles.notice} role="note">
      <Icon name="clock" />
      <p>
        {state.state === 'behind' ? (
          <Outdated sections={state.sections} />
        ) : (
          <InEnglish {...state} sourceUrl={sourceUrl} />
        )}
      </p>
      {ReviewPanel && state.state === 'behind' && state.review && (
        <Suspense>
          <ReviewPanel sections={state.review} />
        </Suspense>
      )}
    </div>
  );
}
