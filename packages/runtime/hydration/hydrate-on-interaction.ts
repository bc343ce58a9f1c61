import { savesData } from '@rslib-docs/kit/browser/environment';
import { whenIdle, whenParsed, whenVisited } from '@rslib-docs/kit/browser/when-ready';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { INSTEAD_OF } from '@rslib-docs/kit/shared/addresses';
import {
  SPECULATION_POLICY,
  APP_TEMPLATE_ID,
  HYDRATE_ON_INTERACTION,
  PRESSED,
  HYDRATE_ON_LOAD,
} from './page-contract';
import { removePageStyles } from './pre-hydration';

/** Written in by the build. */
declare const SPECULATION_RULES: string;

/** Whether the browser can prepare a page before its link is followed. */
const canSpeculate = (): boolean =>
  (HTMLScriptElement as { supports?: (type: string) => boolean }).supports?.('speculationrules') ??
  false;

let element: HTMLScriptElement | undefined;

/** Lets the browser prepare the page that a link leads to, for who does not save data. */
function startSpeculation(): void {
  if (element || savesData()) return;
  const rules = { createScript: () => SPECULATION_RULES };
  const policy = window.trustedTypes?.createPolicy(SPECULATION_POLICY, rules);
  element = document.createElement('script');
  element.type = 'speculationrules';
  element.text = policy?.createScript('') ?? SPECULATION_RULES;
  document.head.append(element);
}

/** Once the app runs, it shows the next page itself. */
function stopSpeculation(): void {
  element?.remove();
}

/** Signs of intent. Scrolling is reading, and is none. */
const INTENT = ['pointerover', 'pointerdown', 'focusin'] as const;

type Part = HTMLLinkElement | HTMLScriptElement;

let isStarting = false;
/** Addresses of scripts that could not be loaded; the next sign of intent asks for them again. */
const failed = new Set<string>();

const template = () => document.getElementById(APP_TEMPLATE_ID) as HTMLTemplateElement | null;

/** Copies of what the template holds, in its order; a script runs only once it is in a page. */
function parts(): Part[] {
  const { content } = template() ?? {};
  return content ? ([...document.importNode(content, true).children] as Part[]) : [];
}

const scriptsOf = (all: readonly Part[]): HTMLScriptElement[] =>
  all.filter((part) => part instanceof HTMLScriptElement);

/** In their order. The bundler's files wait for each other, so one that comes later completes them. */
function run(scripts: readonly HTMLScriptElement[]): void {
  for (const script of scripts) {
    script.async = false;
    script.onerror = () => failed.add(script.src);
    document.head.append(script);
  }
}

/** The whole stylesheet first: without it the app would show the next page bare. */
function start(): void {
  if (isStarting) {
    if (failed.size > 0) run(scriptsOf(parts()).filter(({ src }) => failed.delete(src)));
    return;
  }
  const [styles, ...others] = parts();
  if (!styles) return;
  isStarting = true;
  const code = scriptsOf(others);
  styles.onload = () => {
    stopSpeculation();
    removePageStyles();
    run(code);
  };
  const hints = others.filter((part) => part instanceof HTMLLinkElement);
  for (const { src } of code) hints.push(hintOf('preload', src, 'script'));
  // The next sign of intent begins again, with the same parts.
  styles.onerror = () => {
    isStarting = false;
    for (const part of [styles, ...hints]) part.remove();
  };
  document.head.append(styles, ...hints);
}

const hintOf = (rel: string, href: string, as: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel, href, as });

/** Has everything fetched; a phone takes 5 ms to note a file, so each has an idle moment of its own. */
function prefetch([part, ...others] = parts()): void {
  if (isStarting || !part) return;
  const isScript = part instanceof HTMLScriptElement;
  document.head.append(
    isScript
      ? hintOf('prefetch', part.src, 'script')
      : hintOf('prefetch', part.href, part.as || 'style'),
  );
  whenIdle(() => prefetch(others));
}

/** Whether the page says something that only the app can: it is one, or its address has a message. */
function needsApp(): boolean {
  return (
    document.querySelector(`[${HYDRATE_ON_LOAD}]`) !== null ||
    new URLSearchParams(location.search).has(INSTEAD_OF)
  );
}

/** A reader who has followed a link of this site, but for that to another language, follows others. */
function cameByLink(): boolean {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return false;
  const { pathname } = new URL(referrer);
  const translations = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  return !translations.some(({ href }) => new URL(href).pathname === pathname);
}

/** Whether a link is about to be followed that leads to another page of this site, in this window. */
function isLinkToPage(element: Element): boolean {
  const link = element.closest<HTMLAnchorElement>('a[href]');
  return (
    link !== null &&
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !link.target &&
    !link.hasAttribute('download')
  );
}

/**
 * Starts the app on a page that is one, for a button that only it answers, and where the browser
 * does not prepare pages itself when a link is about to be followed.
 */
export function hydrateOnInteraction(): readonly string[] {
  const speculates = canSpeculate();
  for (const type of INTENT) {
    addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element)) return;
        const isOurs = target.closest(`[${HYDRATE_ON_INTERACTION}]`) !== null;
        if (isOurs || (!speculates && isLinkToPage(target))) start();
      },
      { passive: true },
    );
  }
  addEventListener('click', ({ target }) => {
    (target as Element)
      .closest?.(`[${HYDRATE_ON_INTERACTION}]`)
      ?.setAttribute(HYDRATE_ON_INTERACTION, PRESSED);
  });
  whenParsed(() => {
    if (needsApp()) whenVisited(start);
    else if (speculates) attempt(startSpeculation);
  });
  whenIdle(() => {
    if (savesData()) return;
    if (cameByLink()) start();
    else if (!speculates) prefetch();
  });
  return [HYDRATE_ON_INTERACTION];
}
