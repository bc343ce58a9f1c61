/** The part of jsdom that a test uses; the package has no types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(
      html: string,
      options?: { runScripts?: 'outside-only'; url?: string; virtualConsole?: VirtualConsole },
    );
    readonly window: Window & typeof globalThis;
  }
}
