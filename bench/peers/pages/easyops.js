/* Asks docusaurus-search-local for as many results as it shows. */
const lang = document.documentElement.lang.split('-')[0];
let worker;

window.search = (query) =>
  new Promise((resolve) => {
    worker ??= new Worker('/peers/easyops-worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ query, folder: `/peers/easyops/${lang}/` });
  });
