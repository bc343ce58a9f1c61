import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { TranslationNotice } from '../../components/translation-notice/TranslationNotice';
import { useTranslationState } from '../../plugin-notice/client';
import './colors.css';

/** What readers must know of the translation of a page, before its text. */
export function Notice(): ReactNode {
  const state = useTranslationState();
  const { organizationName, projectName } = useDocusaurusContext().siteConfig;
  const sourceUrl = `https://github.com/${organizationName}/${projectName}/tree/main`;
  return (
    <div className="translation-notice">
      <TranslationNotice state={state} sourceUrl={sourceUrl} />
    </div>
  );
}
