import { savesData } from '@rslib-docs/kit/browser/environment';
import { SPECULATION_POLICY } from './rules';

/** The part of the platform's `trustedTypes` that is used here; TypeScript's DOM does not have it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScript: () => string },
  ): { createScript: (text: string) => string };
}

/** Written in by the build. */
declare const SPECULATION_RULES: string;

/** Whether the browser can prepare a page before its link is followed. */
export const canSpeculate = (): boolean =>
  (HTMLScriptElement as { supports?: (type: string) => boolean }).supports?.('speculationrules') ??
  false;

let element: HTMLScriptElement | undefined;

/** Lets the browser prepare the page that a link leads to, for who does not save data. */
export function startSpeculation(): void {
  if (element || savesData()) return;
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy(SPECULATION_POLICY, {
    createScript: () => SPECULATION_RULES,
  });
  element = document.createElement('script');
  element.type = 'speculationrules';
  element.text = policy?.createScript('') ?? SPECULATION_RULES;
  document.head.append(element);
}

/** Once the app runs, it shows the next page itself. */
export function stopSpeculation(): void {
  element?.remove();
}
