import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { runApart } from './apart.mts';
import { Problem } from './folder.mts';
import { LANG, type Context, type Tool } from './tools.mts';

/** In milliseconds: what a call may take; a build may take longer. */
const LIMITS = { call: 60_000, build: 330_000 } as const;

/** A server with the given tools; what a tool refuses is an answer that says why. */
export function createServer(
  context: Context,
  tools: readonly Tool[],
  { isApart = false }: { isApart?: boolean } = {},
): McpServer {
  const server = new McpServer({ name: 'rslib-docs', version: context.library.facts.version });
  for (const { name, description, input, run, command } of tools) {
    const answer = async (own: Context, rest: Record<string, unknown>, signal: AbortSignal) => {
      if (rest.build === true && !context.mayBuild)
        throw new Problem(
          'This server runs no builds: it was started without --allow-build.',
          '这个服务器不会运行构建：启动时没有加 --allow-build。',
        );
      if (!isApart || !command)
        return (await run({ ...own, mayBuild: rest.build === true }, rest)).text;
      const { words, input: text } = command(rest);
      const flags = ['--lang', own.lang, '--root', own.folder.root];
      const timeout = rest.build === true ? LIMITS.build : LIMITS.call;
      return runApart(
        { words: [...flags, ...words], ...(text && { input: text }) },
        { timeout, signal },
      );
    };
    server.registerTool(
      name,
      { description, inputSchema: { ...input, lang: LANG } },
      async ({ lang = context.lang, ...rest }, { signal }) => {
        try {
          const text = await answer({ ...context, lang: lang as Context['lang'] }, rest, signal);
          return { content: [{ type: 'text' as const, text }] };
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          return {
            content: [{ type: 'text' as const, text: error.in(lang as Context['lang']) }],
            isError: true,
          };
        }
      },
    );
  }
  return server;
}

/** Serves until the client closes the pipe. */
export async function serve(context: Context, tools: readonly Tool[]): Promise<void> {
  const server = createServer(context, tools, { isApart: true });
  const closed = new Promise<void>((resolve) => (server.server.onclose = resolve));
  // The transport itself does not notice that its input has ended.
  process.stdin.once('end', () => void server.close());
  await server.connect(new StdioServerTransport());
  await closed;
}
