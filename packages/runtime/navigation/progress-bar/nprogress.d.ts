/** The part of NProgress that this feature uses; the package has no types. */
declare module 'nprogress' {
  interface Settings {
    minimum: number;
    speed: number;
    trickleRate: number;
    trickleSpeed: number;
    showSpinner: boolean;
    barSelector: string;
    template: string;
  }
  const nprogress: {
    configure(settings: Partial<Settings>): void;
    isStarted(): boolean;
    isRendered(): boolean;
    start(): void;
    done(): void;
  };
  export default nprogress;
}
