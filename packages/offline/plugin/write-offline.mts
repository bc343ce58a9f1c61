import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from '@rslib-docs/kit/node/files';
import { MODULES_FOLDER } from '@rslib-docs/runtime/inline-script/route-manifest';
import {
  bundleInlineScript,
  contentSecurityPolicy,
} from '@rslib-docs/runtime/inline-script/bundle';
import { OFFLINE_PAGE_FILE, SERVICE_WORKER_FILE } from '../contract';
import { bundle, bundleServiceWorker } from './bundle';

/** Digits of a build's name; two builds of one site never share it in practice. */
const ID_LENGTH = 10;

export interface OfflineLanguage {
  locale: string;
  /** Folder of the language, relative to the build; empty for the default language. */
  folder: string;
  htmlLang: string;
  texts: Readonly<Record<'title' | 'text' | 'retry' | 'kept', string>>;
}

export interface OfflineBuild {
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

/** Names a build by what all of its files hold: the same content has the same name. */
export async function buildId(outDir: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await fs.readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files)
    hash.update(`${file}\0`).update(await fs.readFile(path.join(outDir, file)));
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** The modules with which a language searches, as the first view names them. */
async function searchCode(folder: string): Promise<string[]> {
  const files = (await ifThere(fs.readdir(path.join(folder, MODULES_FOLDER)))) ?? [];
  return files
    .filter((file) => /^search(?:Worker)?\./.test(file))
    .map((file) => `${MODULES_FOLDER}/${file}`);
}

interface Parts {
  siteTitle: string;
  home: string;
  script: string;
  styles: string;
}

/** A page that needs no other file: offline there may be none. */
function offlinePage(
  { htmlLang, texts }: OfflineLanguage,
  { siteTitle, home, script, styles }: Parts,
): string {
  return `<!doctype html>
<html lang="${htmlLang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([script])}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} - ${siteTitle}</title>
<script>${script}</script>
<style>${styles}</style>
</head>
<body>
<header><a class="brand" href="${home}">${siteTitle}</a></header>
<main>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<button type="button">${texts.retry}</button>
<section hidden aria-labelledby="kept">
<h2 id="kept">${texts.kept}</h2>
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
  const BUILD_ID = await buildId(outDir);
  const code = languages.map(async ({ locale, folder }) => {
    const files = await searchCode(path.join(outDir, folder));
    return [locale, files.map((file) => baseUrl + path.posix.join(folder, file))] as const;
  });
  const SEARCH_CODE = Object.fromEntries(await Promise.all(code));
  const worker = bundleServiceWorker(entry, { ...constants, BUILD_ID, SEARCH_CODE });
  await fs.writeFile(path.join(outDir, SERVICE_WORKER_FILE), worker);
}
