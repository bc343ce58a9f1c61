import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { TranslationNotice } from './TranslationNotice';
import { useTranslationState } from '../../plugin/client';
import '../../theme/colors.css';

/** A notice about the translation of a page, before its text, in the colors of the theme. */
export function PageNotice(): ReactNode {
  const state = useTranslationState();
  const { organizationName, projectName } = useDocusaurusContext().siteConfig;
  const sourceUrl = `https://github.com/${organizationName}/${projectName}/tree/main`;
  return (
    <div className="translation-notice">
      <TranslationNotice state={state} sourceUrl={sourceUrl} />
    </div>
  );
}
