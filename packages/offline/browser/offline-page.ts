import { element } from '@rslib-docs/kit/browser/page';
import { cachePrefix, isPage, languageOf } from '../contract';

/** Written in by the build. */
declare const SITE_BASE: string;
declare const SITE_LOCALES: readonly string[];

interface KeptPage {
  href: string;
  title: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

function titleOf(html: string): string | undefined {
  const [, title] = /<title[^>]*>([^<]+)/.exec(html) ?? [];
  return title?.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity]!);
}

const languageOfPage = (pathname: string) => languageOf(pathname, SITE_BASE, SITE_LOCALES);

/** Without the name of the site, which is the same everywhere. */
function withoutSite(title: string): string {
  const end = title.lastIndexOf(' - ');
  return end > 0 ? title.slice(0, end) : title;
}

async function keptPages(lang: string): Promise<KeptPage[]> {
  const found = new Map<string, KeptPage>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(cachePrefix(SITE_BASE)) || !name.endsWith(' pages')) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const href = new URL(url).pathname;
      const html = (await (await cache.match(url))?.text()) ?? '';
      const title = isPage(html) && titleOf(html);
      if (title && languageOfPage(href) === lang)
        found.set(href, { href, title: withoutSite(title) });
    }
  }
  return [...found.values()].sort((a, b) => a.title.localeCompare(b.title, lang));
}

/** Lists what can be read, and tries again when asked or once there is a network. */
export async function startOfflinePage(): Promise<void> {
  addEventListener('online', () => location.reload());
  document.querySelector('button')?.addEventListener('click', () => location.reload());
  const kept = await keptPages(languageOfPage(location.pathname));
  const section = document.querySelector('section');
  if (!section || kept.length === 0) return;
  const items = kept.map(({ href, title }) => {
    const link = element('a', undefined, title);
    link.href = href;
    return element('li', undefined, link);
  });
  section.querySelector('ul')?.append(...items);
  section.hidden = false;
}
