/* Asks the search of docusaurus-search-local; its own client runs the same class in a worker. */
import { SearchWorker } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js';

const lang = document.documentElement.lang.split('-')[0];
const searcher = new SearchWorker();

window.search = async (query) => {
  const results = await searcher.search(`/peers/easyops/${lang}/`, '', query, 8);
  return results.map(({ document }) => document.u);
};
