import { attempt } from '@rslib-docs/kit/shared/attempt';
import { h } from './dom';
import { TEXTS } from './texts';
import styles from './Results.module.css';

/** What stands where nothing is asked. */
export const OWN_TITLES: Readonly<Record<string, string>> = {
  recent: TEXTS.recent,
  favorites: TEXTS.favorites,
  starts: TEXTS.starts,
};

/** A language as it calls itself. */
export const languageName = (lang: string) =>
  attempt(() => new Intl.DisplayNames([lang], { type: 'language' }).of(lang)) ?? lang;

/** The place that a hook draws; one that fails leaves it empty. */
export function customPlace(render: (place: HTMLElement) => void): HTMLElement {
  const place = h('div', { class: styles.custom });
  try {
    render(place);
  } catch (error) {
    console.error('A hook of the search failed.', error);
  }
  return place;
}
