import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { TranslationState } from '@rslib-docs/translations/plugin/contract';
import { useSiteFacts } from '@site/src/site/client';
import anchored from '@rslib-docs/kit/ui/AnchoredMenu.module.css';
import choice from '@rslib-docs/kit/ui/Popover.module.css';
import { BEHIND, COUNTERPART_LINK, REPORT_LINK, SECTION_MENU_ID } from './section-menu';

/** Leads to the page in the other language; where scripts run, to the section. */
function CounterpartLink(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const other = i18n.locales.find((locale) => locale !== i18n.currentLocale);
  if (other === undefined) return null;
  const { baseUrl, htmlLang, label } = i18n.localeConfigs[other]!;
  return (
    <li suppressHydrationWarning>
      <a
        className={choice.item}
        href={baseUrl + pathname.slice(siteConfig.baseUrl.length)}
        hrefLang={htmlLang}
        // It leads to another app, and mostly no page is left: nothing is prerendered.
        rel="external"
        // A script adds the section, and hides it where there is none.
        suppressHydrationWarning
        {...{ [COUNTERPART_LINK]: '' }}
      >
        <Translate
          id="section-menu.counterpart"
          description="Link in the menu of a section that shows the section in the other language"
          values={{ language: <span lang={htmlLang}>{label}</span> }}
        >
          {'Show in {language}'}
        </Translate>
      </a>
    </li>
  );
}

/** The menu that the buttons beside all headings open; an untranslated page has no counterpart. */
export function SectionMenu({ state }: { state: TranslationState | undefined }): ReactNode {
  const behind =
    state?.state === 'behind' ? state.sections.map(({ id }) => id).join(' ') : undefined;
  return (
    <div
      id={SECTION_MENU_ID}
      popover="auto"
      className={anchored.menu}
      {...(behind && { [BEHIND]: behind })}
    >
      <ul>
        {state?.state !== 'english' && <CounterpartLink />}
        <li>
          <ReportLink className={choice.item} />
        </li>
      </ul>
    </div>
  );
}

/** Beside a heading, drawn by `prose.css`: opens the one menu of the page for its section. */
export function SectionButton({ heading }: { heading: string }): ReactNode {
  return (
    <button
      type="button"
      className="section-more"
      popoverTarget={SECTION_MENU_ID}
      aria-label={translate(
        {
          id: 'section-menu.open',
          message: 'More about {heading}',
          description: 'Accessible name of the button beside a heading that opens its menu',
        },
        { heading },
      )}
      translate="no"
      data-nosnippet=""
    />
  );
}

/** Opens the form for mistakes; `section-tools.ts` adds the section and the selected words. */
export function ReportLink({ className }: { className?: string }): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const { repositoryUrl, toolVersion } = useSiteFacts();
  return (
    <Link
      className={className}
      to={`${repositoryUrl}/issues/new?template=wrong-content.yml&version=${toolVersion}&page=${encodeURIComponent(url + pathname)}`}
      data-nosnippet=""
      // A script adds to the address before it is used.
      suppressHydrationWarning
      {...{ [REPORT_LINK]: '' }}
    >
      <Translate
        id="section-menu.report"
        description="Link to the form that reports a mistake in a section or in selected words"
      >
        Wrong here?
      </Translate>
    </Link>
  );
}
