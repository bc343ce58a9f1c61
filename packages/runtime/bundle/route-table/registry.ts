/** How to import a chunk, by its name. In place of Docusaurus' table; `client.ts` fills it. */
const registry: Record<string, readonly [() => Promise<unknown>]> = {};
export default registry;
