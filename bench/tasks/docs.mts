import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';

/** Folder of the copied pages in the folder of a task. */
const FOLDER = 'rslib-docs';

const HEAD: Readonly<Record<Locale, string>> = {
  en: `This project is built with Rslib. The documentation of the version that is installed lies in \`${FOLDER}\`. Before you write a configuration, read the pages that it concerns.`,
  zh: `本项目使用 Rslib 构建。当前安装版本的文档位于 \`${FOLDER}\` 目录。编写配置前，请先阅读相关页面。`,
};

/**
 * Puts the Markdown copies of one language of a build of the site into `dir`, and `AGENTS.md` with
 * their index. Throws where there is no build.
 */
export async function addDocs(dir: string, build: string, language: Locale): Promise<void> {
  const from = language === DEFAULT_LOCALE ? build : path.join(build, language);
  const index = await fs.readFile(path.join(from, 'llms.txt'), 'utf8').catch(() => undefined);
  if (index === undefined) {
    throw new Error(
      `${path.join(from, 'llms.txt')} is missing. Run npm run build, then try again.`,
    );
  }
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const isOwn = (file: string) =>
    from !== build || !others.some((locale) => file.startsWith(`${locale}/`));
  const pages = (await listFiles(from, '.md')).filter(isOwn);
  for (const file of pages) {
    await fs.mkdir(path.dirname(path.join(dir, FOLDER, file)), { recursive: true });
    await fs.copyFile(path.join(from, file), path.join(dir, FOLDER, file));
  }
  // The site may live below any path: the longest name is the page's own.
  const longestFirst = pages.toSorted((one, other) => other.length - one.length);
  const links = index.replaceAll(/\]\((https?:[^)]+)\)/g, (link, url: string) => {
    const { pathname } = new URL(url);
    const page = longestFirst.find((file) => pathname.endsWith(`/${file}`));
    return page === undefined ? link : `](${FOLDER}/${page})`;
  });
  await fs.writeFile(path.join(dir, 'AGENTS.md'), `${HEAD[language]}\n\n${links}`);
}
