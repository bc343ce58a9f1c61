/** The part of jsdom that tests use; the package has no types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(
      html: string,
      options:
        | { runScripts: 'outside-only'; url: string; virtualConsole: VirtualConsole }
        | { contentType: string },
    );
    readonly window: Window & typeof globalThis;
  }
}
