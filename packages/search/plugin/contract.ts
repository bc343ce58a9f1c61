/** Name of the plugin, which has data for the app only where the indexes of a language are in parts. */
export const SEARCH_PLUGIN = 'search';
