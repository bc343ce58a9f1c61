/* Orama as it comes, over titles and texts; Chinese with its own tokenizer. */
import { create, insertMultiple, search } from '@orama/orama';
import { createTokenizer } from '@orama/tokenizers/mandarin';

const lang = document.documentElement.lang.split('-')[0];
let index;

async function open() {
  const response = await fetch(`/peers/documents.${lang}.json`);
  const made = create({
    schema: { title: 'string', content: 'string' },
    ...(lang === 'zh' && { components: { tokenizer: createTokenizer() } }),
  });
  const documents = await response.json();
  await insertMultiple(
    made,
    documents.map(({ id, ...rest }) => ({ id: String(id), ...rest })),
  );
  return made;
}

window.search = async (query) => {
  index ??= open();
  const { hits } = await search(await index, { term: query, limit: 7 });
  return hits.map(({ document }) => document.url);
};
