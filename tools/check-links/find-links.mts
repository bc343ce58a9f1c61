import fs from 'node:fs/promises';
import path from 'node:path';
import { parse, defaultTreeAdapter as tree } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { listFiles } from '@rslib-docs/kit/node/list-files';

function addLink(links: Set<string>, href: string): void {
  if (!URL.canParse(href)) return;
  const url = new URL(href);
  url.hash = '';
  links.add(url.href);
}

/** Links of a page to other sites: what a reader can follow, not what the page names itself by. */
function linksOf(html: string): Set<string> {
  const links = new Set<string>();
  const visit = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!tree.isElementNode(child)) continue;
      const href = child.attrs.find(({ name }) => name === 'href')?.value ?? '';
      if (child.tagName === 'a' && /^https?:\/\//.test(href)) addLink(links, href);
      visit(child);
    }
  };
  visit(parse(html));
  return links;
}

/** Every external address of the build, with the pages that link to it. */
export async function findLinks(build: string, own: string): Promise<Map<string, string[]>> {
  const links = new Map<string, string[]>();
  for (const file of await listFiles(build, '.html')) {
    for (const link of linksOf(await fs.readFile(path.join(build, file), 'utf8'))) {
      if (new URL(link).origin === own) continue;
      links.set(link, [...(links.get(link) ?? []), file]);
    }
  }
  return links;
}
