import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import {
  TRANSLATION_STATE_PLUGIN,
  type TranslationGlobal,
  type TranslationState,
} from './contract';

/** What readers must know of the translation of the current page; undefined where all is well. */
export function useTranslationState(): TranslationState | undefined {
  const { pathname } = useLocation();
  return (usePluginData(TRANSLATION_STATE_PLUGIN) as TranslationGlobal).pages[pathname];
}
