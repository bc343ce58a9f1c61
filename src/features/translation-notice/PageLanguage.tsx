import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { TranslationState } from '@site/src/plugins/translation-state/contract';
import { DEFAULT_LOCALE } from '@site/src/site/client';

/** Language of the text where it is not that of the page; undefined where it is. */
export function textLanguage(state: TranslationState | undefined): string | undefined {
  return state?.state === 'english' ? DEFAULT_LOCALE : undefined;
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
  if (textLanguage(state) === undefined) return children;
  return <div lang={i18n.localeConfigs[i18n.currentLocale]!.htmlLang}>{children}</div>;
}
