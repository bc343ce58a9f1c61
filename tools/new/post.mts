import { parse as parseYaml } from 'yaml';
import { TRANSLATIONS, chineseFile } from '@rslib-docs/translations/core/places';
import { DESCRIPTION, KEYWORDS, TITLE, isoDate, kebab, readKeywords } from './fields.mts';
import { publish } from './published.mts';
import { frontMatter, readProjectFile, type Kind } from './plan.mts';

const AUTHORS = 'blog/authors.yml';

export const POST: Kind = {
  about: 'a post of the blog',
  fields: [
    { flag: 'slug', asks: 'Last part of its address', example: 'rslib-2', refuses: kebab },
    {
      flag: 'date',
      asks: 'Day of publication',
      example: '2026-01-31',
      refuses: isoDate,
      fallback: () => new Date().toISOString().slice(0, 10),
    },
    { flag: 'author', asks: `Author, from ${AUTHORS}`, example: 'rslib', fallback: () => 'rslib' },
    ...TITLE,
    ...DESCRIPTION,
    ...KEYWORDS,
  ],
  plan: async (root, values) => {
    const authors = Object.keys(parseYaml(await readProjectFile(root, AUTHORS)) as object);
    if (!authors.includes(values.author!)) {
      throw new Error(
        `${AUTHORS} has no author "${values.author}". Use one of ${authors.join(', ')}, or add it.`,
      );
    }
    const post = (title: string, description: string, words: string, heading: string): string => {
      const keywords = readKeywords(words);
      const text = frontMatter({ slug: values.slug!, title, description, keywords });
      const [first, ...rest] = text.split('\n');
      const keys = [...rest.slice(0, -2), `date: ${values.date}`, `authors: [${values.author}]`];
      const head = [first, ...keys, '---'].join('\n');
      return `${head}\n\n${description}\n\n{/* truncate */}\n\n## ${heading} {/* #what-is-new */}\n\n${description}\n`;
    };
    const name = `blog/${values.date}-${values.slug}.mdx`;
    const chinese = `${TRANSLATIONS}/${chineseFile(name)}`;
    return {
      created: new Map([
        [name, post(values.title!, values.description!, values.keywords!, 'What is new')],
        [
          chinese,
          post(values['title-zh']!, values['description-zh']!, values['keywords-zh']!, '新内容'),
        ],
      ]),
      changed: new Map([await publish(root, name, `/blog/${values.slug}`)]),
      next: [
        `Write ${name}; what stands before the comment "truncate" is shown in the list.`,
        `Translate it in ${chinese}, then npm run i18n -- accept ${name}.`,
      ],
    };
  },
};
