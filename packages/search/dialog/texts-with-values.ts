import { translate } from '@docusaurus/Translate';

export const searchBy = (name: string): string =>
  translate(
    {
      id: 'search.footer.by',
      message: 'Search by {name}',
      description: 'In the footer of the search dialog; {name} is who answers searches',
    },
    { name },
  );

export const noResultsFor = (query: string): string =>
  translate(
    {
      id: 'search.none.title',
      message: 'No results for "{query}"',
      description: 'Where a search found nothing',
    },
    { query },
  );

export const correctedTo = (query: string, corrected: string): string =>
  translate(
    {
      id: 'search.corrected.title',
      message: 'Nothing for "{query}". Results for "{corrected}".',
      description: 'Above results where the query was misspelled; {corrected} is what was meant',
    },
    { query, corrected },
  );

export const looseFor = (query: string): string =>
  translate(
    {
      id: 'search.loose.title',
      message: 'No page has all of "{query}". These have some of it.',
      description: 'Above results that match only a part of the query',
    },
    { query },
  );

export const partOf = (limit: number): string =>
  translate(
    {
      id: 'search.part.title',
      message: 'Only a part of your text is searched: this field takes {limit} characters.',
      description: 'Above results for a text that is longer than the field takes',
    },
    { limit },
  );

/** @param total how many there are, where they are more than are shown. */
export const countOf = (count: number, total = count): string =>
  total > count
    ? translate(
        {
          id: 'search.results.some',
          message: '{count} of {total} results',
          description: 'Announced to assistive technology where a service found more than is shown',
        },
        { count, total },
      )
    : count === 1
      ? translate({
          id: 'search.results.one',
          message: '1 result',
          description: 'Announced to assistive technology when one result has come',
        })
      : translate(
          {
            id: 'search.results.count',
            message: '{count} results',
            description: 'Announced to assistive technology when results have come',
          },
          { count },
        );

export const reportTitle = (query: string): string =>
  translate(
    {
      id: 'search.report.title',
      message: 'Search finds nothing for "{query}"',
      description: 'Title of the issue that “Let us know.” begins',
    },
    { query },
  );

export const reportBody = (url: string): string =>
  translate(
    {
      id: 'search.report.body',
      message: 'Searched on {url}\n\nI expected to find: ',
      description: 'Text of the issue that “Let us know.” begins',
    },
    { url },
  );
