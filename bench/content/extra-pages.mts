import type { PlainPage } from './read-pages.mts';

/** Folder of pages that exist only to make a site larger. */
export const EXTRA_FOLDER = 'guide/extra';

/**
 * Pages that bring a site to `total` pages, both languages counted: those that exist, in turn,
 * under titles and addresses of their own.
 */
export function extraPages(pages: readonly PlainPage[], total: number): PlainPage[] {
  const models = pages.filter(({ route }) => /^\/(?:guide|config)\/.*[^/]$/.test(route));
  return Array.from({ length: Math.max(0, total - pages.length) }, (_, at) => {
    const model = models[at % models.length]!;
    const name = `page-${String(Math.floor(at / models.length)).padStart(3, '0')}`;
    return {
      ...model,
      title: `${model.title} ${name}`,
      route: `/${EXTRA_FOLDER}/${name}${model.route.replaceAll('/', '-')}`,
    };
  });
}
