import { listFiles } from '@rslib-docs/kit/node/files';
import { escapeHtml } from '@rslib-docs/kit/shared/text';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { MODULES_FOLDER } from '@rslib-docs/runtime/inline-script/route-manifest';
import {
  bundleInlineScript,
  contentSecurityPolicy,
} from '@rslib-docs/runtime/inline-script/bundle';
import { digestOf, OFFLINE_PAGE_FILE, SERVICE_WORKER_FILE } from '../contract';
import { bundle, bundleServiceWorker } from './bundle';

/** Digits of a build's name; two builds of one site never share it in practice. */
const ID_LENGTH = 10;

interface OfflineLanguage {
  locale: string;
  /** Folder of the language, relative to the build; empty for the default language. */
  folder: string;
  htmlLang: string;
  texts: Readonly<Record<'title' | 'text' | 'retry' | 'kept', string>>;
}

interface OfflineBuild {
  outDir: string;
  siteTitle: string;
  /** Script and styles of the offline page: absolute paths of their entries. */
  page: { script: string; styles: string };
  baseUrl: string;
  /** `storage.namespace` of the configuration of the site. */
  storage: string;
  /** The default language first. */
  languages: readonly OfflineLanguage[];
}

/** Names a build, and each of its scripts and stylesheets, by what it holds. */
async function nameContents(outDir: string, baseUrl: string) {
  const hash = createHash('sha256');
  const digests: Record<string, string> = {};
  for (const file of await listFiles(outDir, '')) {
    const content = await fs.readFile(path.join(outDir, file));
    hash.update(`${file}\0`).update(content);
    if (/(?:^|\/)assets\/.*\.(?:js|css)$/.test(file))
      digests[baseUrl + file] = await digestOf(content);
  }
  return { BUILD_ID: hash.digest('hex').slice(0, ID_LENGTH), DIGESTS: digests };
}

type Parts = Record<'siteTitle' | 'home' | 'script' | 'styles', string>;

/** A page that needs no other file: offline there may be none. */
function offlinePage({ htmlLang, texts }: OfflineLanguage, parts: Parts): string {
  const { siteTitle, home, script, styles } = parts;
  return `<!doctype html>
<html lang="${htmlLang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([script])}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)} - ${escapeHtml(siteTitle)}</title>
<script>${script}</script>
<style>${styles}</style>
</head>
<body>
<header><a class="brand" href="${home}">${escapeHtml(siteTitle)}</a></header>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.text)}</p>
<button type="button">${escapeHtml(texts.retry)}</button>
<section hidden aria-labelledby="kept">
<h2 id="kept">${escapeHtml(texts.kept)}</h2>
<ul></ul>
</section>
</main>
</body>
</html>
`;
}

/** Writes the offline page of each language, and last the service worker. */
export async function writeOffline(build: OfflineBuild): Promise<void> {
  const { outDir, siteTitle, baseUrl, storage, languages } = build;
  const locales = languages.map(({ locale }) => locale);
  const constants = { SITE_BASE: baseUrl, SITE_LOCALES: locales, SITE_STORAGE: storage };
  const script = bundleInlineScript(build.page.script, constants);
  const styles = bundle(build.page.styles).trim();
  for (const language of languages) {
    const home = baseUrl + (language.folder ? `${language.folder}/` : '');
    const page = offlinePage(language, { siteTitle, home, script, styles });
    await fs.writeFile(path.join(outDir, language.folder, OFFLINE_PAGE_FILE), page);
  }
  const entry = path.join(import.meta.dirname, '../browser/service-worker.ts');
  const { BUILD_ID, DIGESTS } = await nameContents(outDir, baseUrl);
  // The modules with which a language searches, as the first view names them.
  const code = languages.map(({ locale, folder }) => {
    const start = baseUrl + path.posix.join(folder, MODULES_FOLDER, 'search');
    const own = Object.keys(DIGESTS).filter((file) => file.startsWith(start));
    return [locale, own.filter((file) => /^(?:Worker)?\./.test(file.slice(start.length)))];
  });
  const SEARCH_CODE = Object.fromEntries(code) as Record<string, string[]>;
  const worker = bundleServiceWorker(entry, { ...constants, BUILD_ID, DIGESTS, SEARCH_CODE });
  await fs.writeFile(path.join(outDir, SERVICE_WORKER_FILE), worker);
}
