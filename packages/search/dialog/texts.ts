import { translate } from '@docusaurus/Translate';

/** Also a text of the button, which every page loads: a bundler leaves out the others there. */
export const searchFieldText = (): string =>
  translate({
    id: 'search.input.placeholder',
    message: 'Search docs',
    description: 'Placeholder and accessible name of the search field',
  });

const fixedTexts = () => ({
  cancel: translate({
    id: 'search.input.cancel',
    message: 'Cancel',
    description: 'Closes the search dialog',
  }),
  clear: translate({
    id: 'search.input.clear',
    message: 'Clear the query',
    description: 'Accessible name of the button that empties the search field',
  }),
  results: translate({
    id: 'search.results.label',
    message: 'Search results',
    description: 'Accessible name of the list of results',
  }),
  looking: translate({
    id: 'search.results.looking',
    message: 'Searching…',
    description: 'In place of the results until the first ones have come',
  }),
  tabs: translate({
    id: 'search.tabs.label',
    message: 'Sources of results',
    description:
      'Accessible name of the tabs above results, where more sites than ours are searched',
  }),
  ownTab: translate({
    id: 'search.tabs.own',
    message: 'This site',
    description: 'Tab with the results of this site, beside tabs of others',
  }),
  all: translate({
    id: 'search.results.all',
    message: 'See all results',
    description: 'Link below the results of the dialog, to the search page with the same query',
  }),
  more: translate({
    id: 'search.part.more',
    message: 'Search for more of it',
    description: 'Link after “Only a part of your text is searched”, to the search page',
  }),
  newTab: translate({
    id: 'search.results.newTab',
    message: '(opens in a new tab)',
    description: 'Accessible hint at a result that stands on another site',
  }),
  recent: translate({
    id: 'search.recent.title',
    message: 'Recent searches',
    description: 'Heading above what was opened from the search before',
  }),
  noRecent: translate({
    id: 'search.recent.none',
    message: 'No recent searches',
    description: 'Shown where nothing was opened from the search yet',
  }),
  starts: translate({
    id: 'search.starts.title',
    message: 'Start here',
    description: 'Heading above pages that are offered where nothing was searched yet',
  }),
  searchLiteral: translate({
    id: 'search.corrected.literal',
    message: 'Search for it as typed',
    description: 'Button after “Nothing for … Results for …”',
  }),
  save: translate({
    id: 'search.recent.save',
    message: 'Save this search',
    description: 'Accessible name of the button that makes a recent search a favorite',
  }),
  remove: translate({
    id: 'search.recent.remove',
    message: 'Remove this search from history',
    description: 'Accessible name of the button that removes a recent search',
  }),
  favorites: translate({
    id: 'search.favorite.title',
    message: 'Favorite searches',
    description: 'Heading above the favorite searches',
  }),
  removeFavorite: translate({
    id: 'search.favorite.remove',
    message: 'Remove this search from favorites',
    description: 'Accessible name of the button that removes a favorite search',
  }),
  noneHint: translate({
    id: 'search.none.hint',
    message: 'Please try again with a different keyword',
    description: 'Below “No results for …”',
  }),
  suggest: translate({
    id: 'search.none.suggest',
    message: 'Try searching for:',
    description: 'Before up to three suggested queries',
  }),
  report: translate({
    id: 'search.none.report',
    message: 'Believe this query should return results?',
    description: 'Before the link “Let us know.”',
  }),
  reportLink: translate({
    id: 'search.none.link',
    message: 'Let us know.',
    description: 'Link to a new issue about a search without results',
  }),
  errorTitle: translate({
    id: 'search.error.title',
    message: 'Unable to fetch results',
    description: 'Heading where a search failed',
  }),
  errorHint: translate({
    id: 'search.error.hint',
    message: 'You might want to check your network connection.',
    description: 'Below “Unable to fetch results”',
  }),
  errorPage: translate({
    id: 'search.error.page',
    message: 'Try again on the search page',
    description: 'Link below “Unable to fetch results”, to the search page with the same query',
  }),
  select: translate({
    id: 'search.footer.select',
    message: 'to select',
    description: 'After the Enter key in the footer of the search dialog',
  }),
  navigate: translate({
    id: 'search.footer.navigate',
    message: 'to navigate',
    description: 'After the arrow keys in the footer of the search dialog',
  }),
  close: translate({
    id: 'search.footer.close',
    message: 'to close',
    description: 'After the Escape key in the footer of the search dialog',
  }),
  slashOn: translate({
    id: 'search.footer.slashOn',
    message: 'to search: on',
    description:
      'After the slash key in the footer of the search dialog; a press switches the key off',
  }),
  slashOff: translate({
    id: 'search.footer.slashOff',
    message: 'to search: off',
    description:
      'After the slash key in the footer of the search dialog; a press switches the key on',
  }),
  searchBy: translate({
    id: 'search.footer.by',
    message: 'Search by {name}',
    description: 'In the footer of the search dialog; {name} is who answers searches',
  }),
  none: translate({
    id: 'search.none.title',
    message: 'No results for "{query}"',
    description: 'Where a search found nothing',
  }),
  corrected: translate({
    id: 'search.corrected.title',
    message: 'Nothing for "{query}". Results for "{corrected}".',
    description: 'Above results where the query was misspelled; {corrected} is what was meant',
  }),
  loose: translate({
    id: 'search.loose.title',
    message: 'No page has all of "{query}". These have some of it.',
    description: 'Above results that match only a part of the query',
  }),
  part: translate({
    id: 'search.part.title',
    message: 'Only a part of your text is searched: this field takes {limit} characters.',
    description: 'Above results for a text that is longer than the field takes',
  }),
  countSome: translate({
    id: 'search.results.some',
    message: '{count} of {total} results',
    description: 'Announced to assistive technology where a service found more than is shown',
  }),
  countOne: translate({
    id: 'search.results.one',
    message: '1 result',
    description: 'Announced to assistive technology when one result has come',
  }),
  count: translate({
    id: 'search.results.count',
    message: '{count} results',
    description: 'Announced to assistive technology when results have come',
  }),
  issueTitle: translate({
    id: 'search.report.title',
    message: 'Search finds nothing for "{query}"',
    description: 'Title of the issue that “Let us know.” begins',
  }),
  issueBody: translate({
    id: 'search.report.body',
    message: 'Searched on {url}\n\nI expected to find: ',
    description: 'Text of the issue that “Let us know.” begins',
  }),
});

/** The texts of the dialog and the panel, in the language of the page; `fill` puts values in. */
export const TEXTS = /* @__PURE__ */ fixedTexts();
