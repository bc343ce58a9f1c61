/*
 * The configuration of Algolia's crawler for this site, in the form that its editor takes: see
 * README.md beside it. tests/e2e/search-crawler.spec.mts reads our pages with it.
 */
const SITE = 'https://rslib.rs';
const INDEX = 'rslib';

new Crawler({
  appId: 'YOUR_APP_ID',
  // A key of the crawler's own, never the one that searches: that one is public.
  apiKey: 'YOUR_CRAWLER_API_KEY',
  rateLimit: 8,
  schedule: 'at 04:00 every day',
  startUrls: [`${SITE}/`, `${SITE}/zh/`],
  // Only what search engines may show: no older version that is not maintained, no search page.
  sitemaps: [`${SITE}/sitemap.xml`, `${SITE}/zh/sitemap.xml`],
  discoveryPatterns: [`${SITE}/**`],
  exclusionPatterns: [`${SITE}/search`, `${SITE}/zh/search`],
  ignoreCanonicalTo: false,
  renderJavaScript: false,
  actions: [
    {
      indexName: INDEX,
      pathsToMatch: [`${SITE}/**`],
      recordExtractor: ({ $, helpers }) => {
        // Menus and page-only elements are not text.
        $('main nav, main [popover], main [data-nosnippet]').remove();
        const records = helpers.docsearch({
          recordProps: {
            // The area of the site, under which the dialog lists its hits.
            lvl0: { selectors: 'nav a[aria-current="true"]', defaultValue: 'Rslib' },
            lvl1: ['main h1'],
            lvl2: 'main h2',
            lvl3: 'main h3',
            lvl4: 'main h4',
            content: ['main p, main li, main td'],
          },
          aggregateContent: true,
          recordVersion: 'v3',
        });
        // The filters of the dialog: the language and, on pages of a version, its tag.
        const language = $('html').attr('lang').split('-')[0];
        const tag = $('meta[name="docusaurus_tag"]').attr('content') || 'default';
        return records.map((record) => ({ ...record, language, docusaurus_tag: tag }));
      },
    },
  ],
  initialIndexSettings: {
    [INDEX]: {
      attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      searchableAttributes: [
        ...[1, 2, 3, 4, 0].map((level) => `unordered(hierarchy.lvl${level})`),
        'content',
      ],
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      // Han text has no spaces: the service must know to cut it into words.
      indexLanguages: ['zh', 'en'],
      queryLanguages: ['zh', 'en'],
      // Names such as dts.bundle are typed in every spelling.
      camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'content'],
      removeWordsIfNoResults: 'allOptional',
      advancedSyntax: true,
      minProximity: 1,
    },
  },
});
