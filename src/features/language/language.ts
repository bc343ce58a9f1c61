import { pageRoute } from '@rslib-docs/kit/browser/page';
import { readStored, writeStored } from '@rslib-docs/kit/browser/environment';
import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/page-contract';

/** Marks links to the same page in another language. */
export const LANGUAGE_LINK = 'data-language-link';

/** A language link leads to the same section, as the languages share ids of sections. */
export function startLanguageLinks(onChosen: (locale: string) => void): readonly string[] {
  // A click handler is not enough: a new tab and the context menu take the address before it.
  for (const type of ['pointerdown', 'click'] as const) {
    addEventListener(
      type,
      ({ target }) => {
        const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(
          `a[${LANGUAGE_LINK}]`,
        );
        if (!link) return;
        const url = new URL(link.href);
        url.search = location.search;
        url.hash = location.hash;
        link.href = url.href;
        if (type === 'click') onChosen(link.hreflang.split('-')[0]!);
      },
      { capture: true },
    );
  }
  return [LANGUAGE_LINK];
}

/** Written once a visitor has been here; both languages share it. */
const VISITED_KEY = `${STORAGE_NAMESPACE}.visited`;
/** Language that the visitor chose with a language link. */
const CHOSEN_KEY = `${STORAGE_NAMESPACE}.language`;
/** Programs that read for others want the address that they asked for. */
const BOTS = /bot|spider|crawl|lighthouse/i;

interface LocaleRedirectOptions {
  mode: 'auto' | 'never' | 'only-default-lang';
  base: string;
  /** All languages, the one without a prefix first. */
  locales: readonly string[];
}

/** The page for a first visitor at `route` who reads `wanted`, or undefined to stay. */
function redirectTarget(
  route: string,
  wanted: string,
  { mode, base, locales }: LocaleRedirectOptions,
): string | undefined {
  const [defaultLocale, ...others] = locales;
  const inside = route.slice(base.length);
  const prefix = others.find((locale) => inside.startsWith(`${locale}/`));
  const current = prefix ?? defaultLocale;
  if (!locales.includes(wanted) || wanted === current) return undefined;
  if (mode === 'only-default-lang' && current !== defaultLocale) return undefined;
  const rest = prefix ? inside.slice(prefix.length + 1) : inside;
  return base + (wanted === defaultLocale ? '' : `${wanted}/`) + rest;
}

/** The explicit choice of a language wins for ever. */
export const rememberLanguage = (locale: string): void => writeStored(CHOSEN_KEY, locale);

/** Leads a first visitor to the same page in their language, once: without storage never. */
export function startLocaleRedirect(options: LocaleRedirectOptions): void {
  const route = pageRoute();
  if (options.mode === 'never' || !route || BOTS.test(navigator.userAgent)) return;
  if (readStored(VISITED_KEY) || readStored(CHOSEN_KEY)) return;
  writeStored(VISITED_KEY, '1');
  if (!readStored(VISITED_KEY)) return;
  // Some browsers name no language, though they should.
  const [wanted = ''] = navigator.language?.toLowerCase().split('-') ?? [];
  const target = redirectTarget(route, wanted, options);
  if (target) location.replace(target + location.search + location.hash);
}
