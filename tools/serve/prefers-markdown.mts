import type http from 'node:http';
import Negotiator from 'negotiator';

/** Whether a client wants Markdown rather than HTML. Who does not care, or wants neither, gets HTML. */
export function prefersMarkdown(request: Pick<http.IncomingMessage, 'headers'>): boolean {
  const { headers } = request;
  return new Negotiator({ headers }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}
