import { setTimeout as wait } from 'node:timers/promises';
import { FIELD_WEIGHTS, fieldsOf } from '@rslib-docs/search/engine/prepared-page';
import { tokenize } from '@rslib-docs/search/engine/tokenize';
import { GRACE_MS, type Batch, type Loader } from '../engine.mts';
import { aliasOf, PREFIX, type Meta } from './opensearch-engine.mts';
import { OpenSearchSession } from './session.mts';

const PAGES_AT_ONCE = 50;

/** Fields hold our terms between spaces; the page itself is kept, not searched. */
const mappings = (meta: Meta) => ({
  _meta: meta,
  dynamic: false,
  properties: {
    ...Object.fromEntries(
      Object.keys(FIELD_WEIGHTS).map((field) => [field, { type: 'text', analyzer: 'whitespace' }]),
    ),
    document: { type: 'keyword', index: false, doc_values: false },
  },
});

/** Makes an index per generation, and moves the alias from the former to it in one request. */
export class OpenSearchLoader implements Loader {
  private readonly session: OpenSearchSession;
  private former: string[] = [];

  constructor(address: string) {
    this.session = new OpenSearchSession(address);
  }

  async load({ index, lang, facts, documents }: Batch): Promise<void> {
    const alias = aliasOf({ index, lang });
    const name = `${alias}-${Date.now()}`;
    const body = { mappings: mappings({ index, lang, facts }) };
    await this.session.ask('PUT', `/${name}`, body);
    for (let at = 0; at < documents.length; at += PAGES_AT_ONCE) {
      await this.insert(name, documents.slice(at, at + PAGES_AT_ONCE), at);
    }
    await this.session.ask('POST', `/${name}/_refresh`);
    const { count } = await this.session.ask<{ count: number }>('GET', `/${name}/_count`);
    if (count !== documents.length) {
      throw new Error(`${count} of ${documents.length} pages arrived in ${name}. Try again.`);
    }
    await this.switchTo(name, { index, lang });
  }

  async finish(): Promise<void> {
    await wait(this.former.length > 0 ? GRACE_MS : 0);
    for (const name of this.former) await this.session.ask('DELETE', `/${name}`);
    this.former = [];
  }

  async close(): Promise<void> {}

  private async insert(name: string, documents: Batch['documents'], from: number): Promise<void> {
    const lines = documents.flatMap((page, at) => {
      const fields = Object.entries(fieldsOf(page));
      const terms = fields.map(([field, text]) => [field, tokenize(text).join(' ')]);
      return [
        { index: { _index: name, _id: String(from + at) } },
        { ...Object.fromEntries(terms), document: JSON.stringify(page) },
      ];
    });
    const { errors } = await this.session.ask<{ errors: boolean }>('POST', '/_bulk', lines);
    if (errors) throw new Error(`${name} refused pages. Its log says why.`);
  }

  /** Generations of a collection that are there, live or not. */
  private async generationsOf({ index, lang }: Pick<Batch, 'index' | 'lang'>) {
    const found = await this.session.ask<
      Record<string, { aliases?: object; mappings?: { _meta?: Meta } }>
    >('GET', `/${PREFIX}*`);
    return Object.entries(found)
      .filter(([, { mappings }]) => {
        const meta = mappings?._meta;
        return meta?.index === index && meta.lang === lang;
      })
      .map(([name, { aliases = {} }]) => ({ name, aliases: Object.keys(aliases) }));
  }

  private async switchTo(name: string, collection: Pick<Batch, 'index' | 'lang'>): Promise<void> {
    const alias = aliasOf(collection);
    const others = (await this.generationsOf(collection)).filter((one) => one.name !== name);
    const holders = others.filter(({ aliases }) => aliases.includes(alias));
    const actions = [
      ...holders.map((holder) => ({ remove: { index: holder.name, alias } })),
      { add: { index: name, alias } },
    ];
    await this.session.ask('POST', '/_aliases', { actions });
    this.former.push(...others.map((other) => other.name));
  }
}
