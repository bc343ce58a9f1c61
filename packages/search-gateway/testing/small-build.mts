import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';

const { at, write } = tempFolder();
let count = 0;

/** A page as a search index holds it. */
export const indexedPage = (routePath: string, title: string, content: string) => ({
  ...{ title, content, routePath },
  ...{ toc: [], area: 'Guide', names: [] },
});

/** A folder like a built site, until the tests of the file have ended: indexes by their paths. */
export async function writeBuild(
  indexes: Readonly<Record<string, readonly object[]>>,
): Promise<string> {
  const build = `build-${(count += 1)}`;
  for (const [file, pages] of Object.entries(indexes))
    write(`${build}/${file}`, JSON.stringify(pages));
  return at(build);
}
