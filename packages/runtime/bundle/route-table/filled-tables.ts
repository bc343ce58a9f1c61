/* The tables that Docusaurus generates; here they are empty until `client.ts` has read the routes. */

/** How to import a chunk, by its name. */
export const registry: Record<string, readonly [() => Promise<unknown>]> = {};

/** Names of the chunks of a route, by its path and key. */
export const chunkNames: Record<string, unknown> = {};
