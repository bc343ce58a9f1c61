/** The part of jsdom that tests use; the package has no types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(
      html: string,
      options?: {
        contentType?: string;
        runScripts?: 'outside-only';
        url?: string;
        virtualConsole?: VirtualConsole;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
