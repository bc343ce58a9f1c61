/** The part of the platform's `trustedTypes` that is used here; TypeScript's DOM does not have it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML: (html: string) => string;
      createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

/**
 * Decides what may become a script, where the browser asks (Trusted Types): addresses of this
 * origin, and never a text. Markup passes: all of it was made by the build, which leaves no way to
 * write a script in a page, and what visitors type or services answer is only ever set as text.
 */
export function guardScripts(): void {
  (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (address) =>
      new URL(address, document.baseURI).origin === location.origin ? address : null,
  });
}
