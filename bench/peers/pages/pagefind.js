/* Asks Pagefind for as many results as we show. */
window.search = async (query) => {
  const pagefind = await import('/peers/pagefind/pagefind.js');
  // Addresses are those of the site, not of the folder that its files lie in here.
  await pagefind.options({ baseUrl: '/' });
  const { results } = await pagefind.search(query);
  const pages = await Promise.all(results.slice(0, 7).map((result) => result.data()));
  return pages.map(({ url }) => url);
};
