import { writeAddress } from '@rslib-docs/kit/browser/page';
import { resolveAddress } from '@rslib-docs/kit/shared/addresses';
import { attempt, decoded } from '@rslib-docs/kit/shared/attempt';
import { LATER_ID, readNotFoundData, type NotFoundData } from './site-addresses';

/** Id of the app's element; the not-found page holds the other languages in templates beside it. */
const ROOT_ID = '__docusaurus';
const HOME_LINK = '[data-not-found-home]';

const root = document.documentElement;

const isDecodable = (): boolean => decoded(location.pathname) !== undefined;

/** The screen in the language of the path. */
function showIn(locale: string, home: string, { htmlLang }: NotFoundData): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-locale="${locale}"]`);
  if (template) {
    for (const one of template.content.querySelectorAll(`[${LATER_ID}]`)) {
      one.id = one.getAttribute(LATER_ID)!;
      one.removeAttribute(LATER_ID);
    }
    document.getElementById(ROOT_ID)!.replaceChildren(template.content);
    root.lang = htmlLang[locale]!;
    root.dataset.locale = locale;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(HOME_LINK)) link.href = home;
}

function startApp(scripts: readonly string[]): void {
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}

/** Whether another page has been asked for. */
function leadsOn(): boolean {
  const data = readNotFoundData();
  if (!data) return false;
  // The app's router decodes the path and stops at one that cannot be (`/%E0%A4%A`). Taken
  // literally, with its percent signs escaped, such a path is merely one that does not exist.
  if (!isDecodable()) {
    const literal = location.pathname.replaceAll('%', '%25');
    writeAddress(literal + location.search + location.hash);
  }
  const resolution = resolveAddress(location.pathname, data);
  if (resolution.kind === 'redirect') {
    location.replace(resolution.to + location.search + location.hash);
    return true;
  }
  showIn(resolution.locale, resolution.home, data);
  // Where the address may not be changed, the screen stays without the app.
  if (isDecodable()) startApp(data.scripts[resolution.locale]!);
  return false;
}

// One page for all languages, versions and forms of addresses: nothing is painted until it is decided.
if (!attempt(leadsOn)) delete root.dataset.undecided;
