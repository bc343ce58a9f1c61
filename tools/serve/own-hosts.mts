import type http from 'node:http';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The name in a `Host` header, as browsers write it; undefined where it is none. */
function nameOf(host: string | undefined): string | undefined {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) {
    return undefined;
  }
  return new URL(`http://${host}`).hostname.replace(/\.$/, '');
}

/** Name and port of an origin, in the form of a `Host` header; undefined for `null` and similar. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Why a local server must not answer a request; undefined if it may. A page of another site may
 * ask a server on this machine: by a domain that resolves here (DNS rebinding), which `Host`
 * shows, or by a socket or a request from its own origin.
 * @param named host that the server listens to beside this machine's own names
 */
export function refusalOf(
  { headers }: Pick<http.IncomingMessage, 'headers'>,
  named: string | undefined,
): string | undefined {
  const { host, origin } = headers;
  const name = nameOf(host);
  // A server on all addresses can be called by any name, so it accepts all.
  const isOpen = named === '0.0.0.0' || named === '::';
  const own = [...LOOPBACK, ...(named ? [nameOf(named) ?? `[${named}]`] : [])];
  if (name === undefined || (!isOpen && !own.includes(name))) {
    return `This server does not answer to the name "${host ?? ''}". Use one of: ${own.join(', ')}.`;
  }
  if (origin !== undefined && hostOf(origin) !== hostOf(`http://${host}`)) {
    return `This server does not answer pages of ${origin}.`;
  }
  return undefined;
}
