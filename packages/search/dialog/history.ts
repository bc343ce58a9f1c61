import type { SearchHit } from '../providers/contract';
import { isOwnPath } from '../engine/document';
import { FAVORITE_LIMIT, RECENT_LIMIT, RECENT_LIMIT_WITH_FAVORITES } from '../engine/limits';
import { readStored, writeStored } from '@rslib-docs/kit/browser/environment';
import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/page-contract';

/** A page or section that was opened from the search. */
export interface Remembered {
  title: string;
  header: string;
  link: string;
  type: SearchHit['type'];
}

/** Stored data may be anything; only known fields of an entry are used. */
function toRemembered(item: Partial<Remembered> | null): Remembered[] {
  const { title, header, link, type } = item ?? {};
  if (!isOwnPath(link) || typeof title !== 'string' || typeof header !== 'string') return [];
  return [{ title, header, link, type: type === 'header' ? type : 'title' }];
}

function read(key: string): Remembered[] {
  try {
    const list = JSON.parse(readStored(key) ?? '[]') as unknown;
    return Array.isArray(list) ? list.flatMap(toRemembered) : [];
  } catch {
    return [];
  }
}

const without = (list: readonly Remembered[], { link }: Remembered) =>
  list.filter((other) => other.link !== link);

/** Recent and favorite searches of a language, newest first, kept in this browser. */
export function openHistory(lang: string) {
  const keys = {
    recent: `${STORAGE_NAMESPACE}.search.recent.${lang}`,
    favorites: `${STORAGE_NAMESPACE}.search.favorites.${lang}`,
  };
  const recent = () => read(keys.recent).slice(0, RECENT_LIMIT);
  const favorites = () => read(keys.favorites).slice(0, FAVORITE_LIMIT);
  const write = (key: string, list: readonly Remembered[]) =>
    writeStored(key, JSON.stringify(list));
  const readLimit = () => (favorites().length > 0 ? RECENT_LIMIT_WITH_FAVORITES : RECENT_LIMIT);
  let limit = readLimit();
  return {
    /** Each time that the dialog opens: how many are shown does not change under the reader. */
    begin: (): void => void (limit = readLimit()),
    recent: () => recent().slice(0, limit),
    favorites,
    /** An opened hit; a hit in the text is stored as its page. A favorite stays one. */
    add({ title, header, link, type }: SearchHit): void {
      const item: Remembered =
        type === 'content'
          ? { title, header: title, link: link.split('#')[0]!, type: 'title' }
          : { title, header, link, type };
      if (favorites().some((favorite) => favorite.link === item.link)) return;
      write(keys.recent, [item, ...without(recent(), item)].slice(0, RECENT_LIMIT));
    },
    removeRecent: (item: Remembered) => write(keys.recent, without(recent(), item)),
    removeFavorite: (item: Remembered) => write(keys.favorites, without(favorites(), item)),
    save(item: Remembered): void {
      write(keys.recent, without(recent(), item));
      write(keys.favorites, [item, ...without(favorites(), item)].slice(0, FAVORITE_LIMIT));
    },
  };
}

export type SearchHistory = ReturnType<typeof openHistory>;
