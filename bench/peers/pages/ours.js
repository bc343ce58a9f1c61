/* Asks the worker of the site, as its dialog does. */
const lang = document.documentElement.lang.split('-')[0];
let worker;
let id = 0;

const ask = (query, isEnough) =>
  new Promise((resolve) => {
    if (!worker) {
      const { worker: address, index } = document.documentElement.dataset;
      const name = new URL(index, location.href).href;
      worker = new Worker(address, { type: 'module', name });
      fetch(name)
        .then((response) => response.text())
        .then((text) => worker.postMessage({ index: text }));
    }
    worker.onmessage = ({ data }) => {
      if (isEnough(data)) resolve(data.groups.flatMap(({ hits }) => hits.map(({ link }) => link)));
    };
    worker.postMessage({ id: ++id, query, lang, version: '', limit: 7 });
  });

/* What an answer comes to, and what is shown first. */
window.search = (query) => ask(query, ({ isProvisional }) => !isProvisional);
window.searchFirst = (query) => ask(query, () => true);
