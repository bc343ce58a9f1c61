import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { TranslationState } from '../../plugin/contract';

/** Language of the text where it is not that of the page; undefined where it is. */
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
