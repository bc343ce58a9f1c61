/* Asks the worker of the site, as its dialog does. */
const lang = document.documentElement.lang.split('-')[0];
let worker;
let id = 0;

window.search = (query) =>
  new Promise((resolve) => {
    if (!worker) {
      const { worker: address, index } = document.documentElement.dataset;
      const name = new URL(index, location.href).href;
      worker = new Worker(address, { type: 'module', name });
      fetch(name)
        .then((response) => response.text())
        .then((text) => worker.postMessage({ index: text }));
    }
    // What it comes to, not what is shown first.
    worker.onmessage = ({ data }) => {
      if (!data.isProvisional)
        resolve(data.groups.flatMap(({ hits }) => hits.map(({ link }) => link)));
    };
    worker.postMessage({ id: ++id, query, lang, version: '', limit: 7 });
  });
