/* The search of docusaurus-search-local, in a worker as its own client runs it. */
import { SearchWorker } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js';

const searcher = new SearchWorker();

self.onmessage = async ({ data: { query, folder } }) => {
  const results = await searcher.search(folder, '', query, 8);
  self.postMessage(results.map(({ document }) => document.u));
};
