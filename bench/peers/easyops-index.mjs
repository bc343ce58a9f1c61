/* Indexes the pages of a stock build with docusaurus-search-local; run by build-peers.mts. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// The package is CommonJS, and its server's modules are not among its exports.
const load = createRequire(import.meta.url);
const PACKAGE = '@easyops-cn/docusaurus-search-local/dist/server/server/utils/';
const { scanDocuments } = load(`${PACKAGE}scanDocuments`);
const { buildIndex } = load(`${PACKAGE}buildIndex`);
const { generate } = load(`${PACKAGE}generate`);

const [jobFile] = process.argv.slice(2);
/** Pages of each language, and where its index and the constants of the client go. */
const { locales, generatedDir } = JSON.parse(fs.readFileSync(jobFile, 'utf8'));

/** The defaults of the plugin but for the languages. */
const config = {
  language: ['en', 'zh'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
  ignoreFiles: [],
  forceIgnoreNoIndex: false,
  hashed: false,
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  fuzzyMatchingDistance: 1,
};

async function main() {
  generate({ ...config, docsDir: [], blogDir: [] }, generatedDir);
  for (const { pages, indexFile } of locales) {
    fs.mkdirSync(path.dirname(indexFile), { recursive: true });
    fs.writeFileSync(
      indexFile,
      JSON.stringify(buildIndex(await scanDocuments(pages, config), config)),
    );
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
