/* What the worker uses of its global scope; the types of the DOM and of workers exclude each other. */

export interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
  /** Of a message. */
  data?: unknown;
}

export interface ServiceWorkerScope {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: ExtendableEvent) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
}
