import { UsageError } from '@rslib-docs/kit/node/command';

/** A port from the command line; 0 takes a free one. Throws if it is invalid. */
export function asPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port;
  throw new UsageError(`"${text}" is not a port. Use a number from 0 to 65535.`);
}
