import { UsageError } from '@rslib-docs/kit/node/command';

/** A port that somebody typed; 0 takes a free one. Throws where it can be none. */
export function asPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port;
  throw new UsageError(`"${text}" is no port. Use a number from 0 to 65535.`);
}
