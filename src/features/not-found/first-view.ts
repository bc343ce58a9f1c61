import { resolveAddress } from '../../lib/addresses/resolve-address';
import { readNotFoundData } from './site-addresses';

/** Id of the app's element; the not-found page holds the other languages in templates beside it. */
const ROOT_ID = '__docusaurus';
const HOME_LINK = '[data-not-found-home]';

/**
 * The app's router decodes the path and stops at one that cannot be (`/%E0%A4%A`). Taken literally,
 * with its percent signs escaped, such a path is merely one that does not exist.
 */
function keepDecodable(): void {
  try {
    decodeURI(location.pathname);
  } catch {
    const literal = location.pathname.replaceAll('%', '%25');
    history.replaceState(history.state, '', literal + location.search + location.hash);
  }
}

/*
 * Runs in the not-found page, after its body: a static host has one such page for all languages,
 * versions and forms of addresses, so the browser decides what it is. Until then nothing of it is
 * painted (`data-undecided`, removed here).
 */
const data = readNotFoundData();
keepDecodable();
const root = document.documentElement;
const resolution = data && resolveAddress(location.pathname, data);
if (data && resolution?.kind === 'redirect') {
  location.replace(resolution.to + location.search + location.hash);
} else if (data && resolution?.kind === 'missing') {
  const { locale, home } = resolution;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-locale="${locale}"]`);
  if (template) {
    document.getElementById(ROOT_ID)!.replaceChildren(template.content);
    root.lang = data.htmlLang[locale]!;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(HOME_LINK)) link.href = home;
  delete root.dataset.undecided;
  for (const src of data.scripts[locale]!) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
} else {
  delete root.dataset.undecided;
}
