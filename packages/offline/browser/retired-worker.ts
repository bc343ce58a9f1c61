import { cachePrefix, type ServiceWorkerScope } from '../contract';

/** Written in by the build. */
declare const SITE_BASE: string;

/*
 * Stands at the address of the service worker where there is to be none: in development, and where
 * the option is off. A browser that has an earlier one fetches this as its update. It removes the
 * copies and then itself; browsers without one never ask for it.
 */
const scope = self as unknown as ServiceWorkerScope;

async function retire(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(SITE_BASE)));
  await Promise.all(own.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
