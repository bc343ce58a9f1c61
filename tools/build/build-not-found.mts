import fs from 'node:fs/promises';
import path from 'node:path';
import { parse, serialize, html as spec, defaultTreeAdapter as tree } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, elementsOf } from '@rslib-docs/kit/node/page-head';
import { bundleInlineScript, scriptHash } from '@rslib-docs/runtime/inline-script/bundle';
import {
  LATER_ID,
  SITE_ADDRESSES_ID,
  type NotFoundData,
} from '../../src/features/not-found/site-addresses';

export interface ComposeOptions {
  outDir: string;
  /** Languages with the folder that each was built into, relative to `outDir`; default first. */
  locales: readonly { locale: string; folder: string; htmlLang: string }[];
  /** All that the page's script must know, but for what is read from the pages themselves. */
  addresses: Omit<NotFoundData, 'scripts' | 'htmlLang'>;
  /** Module that decides in the browser what the address means. */
  entry: string;
}

function find(document: Tree.Document, test: (element: Tree.Element) => boolean): Tree.Element {
  const found = elementsOf(document).find(test);
  if (!found) throw new Error('The not-found page that was built lacks an expected element.');
  return found;
}

function element(tagName: string, attributes: Record<string, string>, text = ''): Tree.Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const created = tree.createElement(tagName, spec.NS.HTML, attrs);
  if (text) tree.insertText(created, text);
  return created;
}

/**
 * A static host has one not-found page. This makes one from the pages of all languages:
 * the default language's, which a browser without scripts shows; the others' bodies
 * in templates; the addresses of the site; and a script that chooses the language. That
 * script starts the app of that language. Its hash joins the page's policy.
 */
export async function buildNotFound(options: ComposeOptions): Promise<void> {
  const { outDir, locales, addresses, entry } = options;
  const documents = await Promise.all(
    locales.map(async ({ folder }) => {
      const file = path.join(outDir, folder, '404.html');
      const document = parse(await fs.readFile(file, 'utf8'));
      if (folder) await fs.rm(file);
      return document;
    }),
  );
  const [main, ...others] = documents;
  if (!main) throw new Error('No language to make a not-found page of.');

  const scripts: Record<string, string[]> = {};
  for (const [index, document] of documents.entries()) {
    const found = elementsOf(document).filter(
      (element) => element.tagName === 'script' && attributeOf(element, 'src'),
    );
    scripts[locales[index]!.locale] = found.map((script) => attributeOf(script, 'src')!);
    for (const script of found) tree.detachNode(script);
  }

  const body = find(main, ({ tagName }) => tagName === 'body');
  for (const [index, document] of others.entries()) {
    const { locale } = locales[index + 1]!;
    const root = find(document, (node) => attributeOf(node, 'id') === '__docusaurus');
    const template = element('template', { 'data-locale': locale });
    const content = tree.createDocumentFragment();
    for (const { attrs } of elementsOf(root))
      for (const attr of attrs) if (attr.name === 'id') attr.name = LATER_ID;
    for (const child of [...root.childNodes]) {
      tree.detachNode(child);
      tree.appendChild(content, child);
    }
    tree.setTemplateContent(template as Tree.Template, content);
    tree.appendChild(body, template);
  }

  const htmlLang = Object.fromEntries(locales.map((item) => [item.locale, item.htmlLang]));
  const data: NotFoundData = { ...addresses, scripts, htmlLang };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  tree.appendChild(
    body,
    element('script', { type: 'application/json', id: SITE_ADDRESSES_ID }, json),
  );
  const script = bundleInlineScript(entry);
  tree.appendChild(body, element('script', {}, script));

  // Only a browser that runs scripts hides the page until it has decided.
  const hide = "document.documentElement.dataset.undecided=''";
  const head = find(main, ({ tagName }) => tagName === 'head');
  tree.appendChild(head, element('script', {}, hide));
  tree.appendChild(head, element('style', {}, '[data-undecided] body{visibility:hidden}'));

  const policy = find(
    main,
    (node) => attributeOf(node, 'http-equiv') === 'Content-Security-Policy',
  );
  const content = policy.attrs.find((attr) => attr.name === 'content')!;
  content.value = content.value.replace(
    /script-src [^;]*/,
    (sources) => `${sources} ${scriptHash(script)} ${scriptHash(hide)}`,
  );

  await fs.writeFile(path.join(outDir, '404.html'), serialize(main));
}
