/** Names of the chunks of a route, by its path and key; `client.ts` fills them in, too. */
const chunkNames: Record<string, unknown> = {};
export default chunkNames;
