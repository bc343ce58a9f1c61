import type { PluginContentLoadedActions } from '@docusaurus/types';

/**
 * Gives a plugin its place among the global data of the site, for what it sets in
 * `allContentLoaded`. Docusaurus joins that in the order in which the plugins get ready, which is
 * another one in every build; what is there after `contentLoaded` comes first, in the order of the
 * configuration, and is only filled later. To be called in `contentLoaded`.
 */
export function reserveGlobalData(actions: Pick<PluginContentLoadedActions, 'setGlobalData'>) {
  actions.setGlobalData({});
}
