import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Problem } from './folder.mts';
import { LANG, type Context, type Tool } from './tools.mts';

/** A server with the given tools; what a tool refuses is an answer that says why. */
export function createServer(context: Context, tools: readonly Tool[]): McpServer {
  const server = new McpServer({ name: 'rslib-docs', version: context.library.facts.version });
  for (const { name, description, input, run } of tools) {
    server.registerTool(
      name,
      { description, inputSchema: { ...input, lang: LANG } },
      async ({ lang = context.lang, ...rest }) => {
        try {
          const { text } = await run({ ...context, lang: lang as Context['lang'] }, rest);
          return { content: [{ type: 'text' as const, text }] };
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          return { content: [{ type: 'text' as const, text: error.message }], isError: true };
        }
      },
    );
  }
  return server;
}

/** Serves until the client closes the pipe. */
export async function serve(context: Context, tools: readonly Tool[]): Promise<void> {
  const server = createServer(context, tools);
  const closed = new Promise<void>((resolve) => (server.server.onclose = resolve));
  // The transport itself does not notice that its input has ended.
  process.stdin.once('end', () => void server.close());
  await server.connect(new StdioServerTransport());
  await closed;
}
