import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import {
  TRANSLATION_STATE_PLUGIN,
  type TranslationGlobal,
  type TranslationState,
} from './contract';

/** What readers must know about the current page's translation; undefined if it is up to date. */
export function useTranslationState(): TranslationState | undefined {
  const { pathname } = useLocation();
  return (usePluginData(TRANSLATION_STATE_PLUGIN) as TranslationGlobal).pages[pathname];
}
