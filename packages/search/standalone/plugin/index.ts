import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { translateAreas, writeSearchIndex } from '../../plugin/write-search-index';
import { withPinyin } from '../../plugin/with-pinyin';
import { listPages } from './list-pages';
import { refuseOtherSearch, type StandaloneOptions } from './options';

export { validateOptions } from './options';

const PACKAGE = '@rslib-docs/search';
/** Folder of the scripts, below the base path of each language. */
const FOLDER = 'search-dialog';
const HASH_LENGTH = 8;

/** The texts of a language that this package brings; `zh` for `zh-CN`, none is English. */
function ownMessages(locale: string): Record<string, string> {
  const file = path.join(__dirname, `messages/${locale.split('-')[0]}.json`);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
}

/** A script with the values of names that it uses and does not declare. */
function scriptWith(name: string, values: Readonly<Record<string, unknown>>) {
  const code = fs.readFileSync(path.join(__dirname, `browser/${name}.js`), 'utf8');
  const lines = Object.entries(values).map(
    ([key, value]) => `const ${key}=${JSON.stringify(value)};`,
  );
  const text = lines.join('') + code;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { file: `${FOLDER}/${name}.${hash}.js`, text };
}

/** Search for a site with the classic theme: its button, dialog and page, and the index of a build. */
export default function searchPlugin(
  { siteConfig, baseUrl, i18n, codeTranslations, localizationDir }: LoadContext,
  options: StandaloneOptions,
): Plugin<undefined> {
  refuseOtherSearch(siteConfig, PACKAGE);
  const { currentLocale, defaultLocale, locales } = i18n;
  const messages = ownMessages(currentLocale);
  const { organizationName, projectName } = siteConfig;
  const site = {
    SITE_BASE:
      currentLocale === defaultLocale ? baseUrl : baseUrl.slice(0, -`${currentLocale}/`.length),
    SITE_LOCALES: [defaultLocale, ...locales.filter((one) => one !== defaultLocale)],
    CODE_TRANSLATIONS: { ...messages, ...codeTranslations },
    SITE_REPOSITORY: `https://github.com/${organizationName}/${projectName}`,
  };
  const worker = scriptWith('worker', { ...site, SEARCH_SYNONYMS: withPinyin(options.synonyms) });
  const dialog = scriptWith('dialog', { ...site, SEARCH_STARTS: options.starts });
  const start = scriptWith('start', {
    ...site,
    ...{ SITE_SEARCH: 'local', SITE_LOCALE: currentLocale },
    LAZY_MODULES: { search: baseUrl + dialog.file, searchWorker: baseUrl + worker.file },
  });
  return {
    name: 'local-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getDefaultCodeTranslationMessages: () => messages,
    contentLoaded({ actions }) {
      const route = { path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true };
      actions.addRoute(route);
    },
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', attributes: { type: 'module', src: baseUrl + start.file } }],
    }),
    async postBuild(props) {
      const areas = await translateAreas(options.areas, localizationDir);
      const index = writeSearchIndex(await listPages(props), currentLocale, areas);
      const scripts = [start, dialog, worker].map(({ file, text }) => [file, text] as const);
      writeFiles(props.outDir, new Map([...index.files, ...scripts]));
    },
  };
}
