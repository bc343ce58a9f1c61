import fs from 'node:fs';
import path from 'node:path';
import { SearchEngine } from '@rslib-docs/search/engine/engine';
import { readVariants, type HanVariants } from '@rslib-docs/search/engine/han-variants';
import { readSearchDocuments, type SearchDocument } from '@rslib-docs/search/engine/document';
import type { Facts, Language, LanguageData, PackedTypes } from './contract.mts';

/** The package's files, read when they are first needed. */
export class Library {
  private readonly known = new Map<string, unknown>();

  /** @param dist Absolute path of the folder that `npm run build` of this package writes. */
  constructor(private readonly dist: string) {}

  private once<T>(name: string, make: () => T): T {
    if (!this.known.has(name)) this.known.set(name, make());
    return this.known.get(name) as T;
  }

  private readJson(file: string): unknown {
    return JSON.parse(fs.readFileSync(path.join(this.dist, 'data', file), 'utf8'));
  }

  get facts(): Facts {
    return this.once('facts', () => this.readJson('facts.json') as Facts);
  }

  get types(): PackedTypes {
    return this.once('types', () => this.readJson('types.json') as PackedTypes);
  }

  private data(lang: Language): LanguageData {
    return this.once(`data ${lang}`, () => {
      const { documents, variants } = this.readJson(`search.${lang}.json`) as LanguageData;
      // The reader of the index wants addresses; ours are paths.
      const pages = documents.map((page) => ({ ...page, routePath: `/${page.routePath}` }));
      return { documents: readSearchDocuments(pages), variants };
    });
  }

  documents(lang: Language): SearchDocument[] {
    return this.data(lang).documents;
  }

  variants(lang: Language): HanVariants {
    return this.once(`variants ${lang}`, () => readVariants(this.data(lang).variants));
  }

  engine(lang: Language): SearchEngine {
    return this.once(`engine ${lang}`, () => {
      return new SearchEngine(this.documents(lang), this.facts.synonyms);
    });
  }

  /** The Markdown of a page: `guide/basic/cli`. */
  page(lang: Language, page: string): string {
    return fs.readFileSync(path.join(this.dist, lang, `${page}.md`), 'utf8');
  }

  /** The text for a project's `AGENTS.md`. */
  indexFile(lang: Language): string {
    return fs.readFileSync(path.join(this.dist, `AGENTS.${lang}.md`), 'utf8');
  }
}
