import fs from 'node:fs';
import path from 'node:path';
import { readSearchDocuments, type SearchDocument } from '@rslib-docs/search/engine/document';
import { SearchEngine } from '@rslib-docs/search/engine/engine';
import { readVariants, type HanVariants } from '@rslib-docs/search/engine/han-variants';
import type { Synonyms } from '@rslib-docs/search/engine/synonyms';

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In bytes: what `AGENTS.<lang>.md` may cost every conversation of an assistant. */
export const MAX_INDEX_BYTES = 8192;

/** `data/search.<lang>.json` */
export interface LanguageData {
  /** Their `routePath` is the path of the page in the package: `guide/basic/cli`. */
  documents: SearchDocument[];
  /** Characters as they are typed elsewhere, in the form of `writeVariants`. */
  variants: string[];
}

/** A text that Rslib prints, with `…` for what changes, and the section that explains it. */
export interface ExplainedMessage {
  text: string;
  /** `guide/faq/errors#no-entry`, the same in all languages. */
  place: string;
}

export interface OptionFact {
  /** `dts.bundle`, `output.target`, as it is written in a lib item. */
  name: string;
  /** The section about it: `config/rsbuild/output#output-target`. */
  page: string;
  /** Minor version that brought it, if the first one did not have it. */
  since?: string;
}

/** `data/facts.json` */
export interface Facts {
  version: string;
  synonyms: Synonyms;
  messages: ExplainedMessage[];
  options: OptionFact[];
}

/** `data/types.json`: declarations for projects without packages of their own. */
export interface PackedTypes {
  packages: Record<string, string>;
  /** The declarations of the language, by file name: `lib.es2023.d.ts`. */
  libraries: Record<string, string>;
}

/** The files of this package beside its code, as `pack/` writes them; read when they are needed. */
export class Library {
  private readonly known = new Map<string, unknown>();

  constructor(private readonly dist: string) {}

  private once<T>(name: string, make: () => T): T {
    if (!this.known.has(name)) this.known.set(name, make());
    return this.known.get(name) as T;
  }

  private text(...names: string[]): string {
    return fs.readFileSync(path.join(this.dist, ...names), 'utf8');
  }

  private data<T>(name: string): T {
    return this.once(name, () => JSON.parse(this.text('data', `${name}.json`)) as T);
  }

  get facts(): Facts {
    return this.data('facts');
  }

  get types(): PackedTypes {
    return this.data('types');
  }

  documents(lang: Language): SearchDocument[] {
    return this.once(`documents ${lang}`, () => {
      const { documents } = this.data<LanguageData>(`search.${lang}`);
      // The reader of the index wants addresses; ours are paths.
      const pages = documents.map((page) => ({ ...page, routePath: `/${page.routePath}` }));
      return readSearchDocuments(pages);
    });
  }

  variants(lang: Language): HanVariants {
    const { variants } = this.data<LanguageData>(`search.${lang}`);
    return this.once(`variants ${lang}`, () => readVariants(variants));
  }

  engine(lang: Language): SearchEngine {
    const make = () => new SearchEngine(this.documents(lang), this.facts.synonyms);
    return this.once(`engine ${lang}`, make);
  }

  page(lang: Language, page: string): string {
    return this.text(lang, `${page}.md`);
  }

  indexFile(lang: Language): string {
    return this.text(`AGENTS.${lang}.md`);
  }
}
