/* MiniSearch as it comes, over titles and texts. */
import MiniSearch from 'minisearch';

const lang = document.documentElement.lang.split('-')[0];
let index;

async function open() {
  const response = await fetch(`/peers/documents.${lang}.json`);
  const made = new MiniSearch({ fields: ['title', 'content'], storeFields: ['url'] });
  made.addAll(await response.json());
  return made;
}

window.search = async (query) => {
  index ??= open();
  return (await index)
    .search(query)
    .slice(0, 7)
    .map(({ url }) => url);
};
