import { cachePrefix, type ServiceWorkerScope } from '../contract';

/** Written in by the build. */
declare const SITE_BASE: string;

// Where there is to be no service worker, an earlier one gets this as its update, and is gone.
const scope = self as unknown as ServiceWorkerScope;

async function retire(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(SITE_BASE)));
  await Promise.all(own.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
