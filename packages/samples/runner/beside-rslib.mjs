/**
 * Rslib looks for API Extractor beside itself: a reader installs both into one folder. Here they lie
 * in two, so this hook shows Rslib the other. `node --import` loads it before Rslib.
 */
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const NAME = '@microsoft/api-extractor';

if (isMainThread) register(import.meta.url);

export function resolve(specifier, context, next) {
  if (specifier !== NAME) return next(specifier, context);
  return next(specifier, { ...context, parentURL: new URL('packages/', import.meta.url).href });
}
