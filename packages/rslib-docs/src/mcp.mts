import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { EXIT } from '@rslib-docs/kit/node/command';
import { LANG, TOOLS, type Context } from './commands.mts';
import { runNode } from './run-node.mts';
import { Problem } from './texts.mts';

/** In milliseconds: what a call may take; a build may take longer. */
const LIMITS = { call: 60_000, build: 330_000 } as const;

/**
 * The answer of this command in a process of its own, which ends when `signal` says so or after
 * `timeout` milliseconds.
 * @throws Problem with what the command refused, or that it took too long
 */
export async function runApart(
  words: readonly string[],
  { input, timeout, signal }: { input?: string; timeout: number; signal: AbortSignal },
): Promise<string> {
  const late = AbortSignal.timeout(timeout);
  const { code, answer, output } = await runNode(
    [...process.execArgv, process.argv[1]!, ...words],
    {
      signal: AbortSignal.any([signal, late]),
      ...(input !== undefined && { input }),
    },
  );
  if (code === EXIT.ok || (code === EXIT.findings && answer !== '')) return answer.trimEnd();
  if (late.aborted) throw new Problem('late', { seconds: timeout / 1000 });
  throw signal.aborted ? new Problem('cancelled') : new Problem('said', { text: output.trim() });
}

/** A server with all tools; what a tool refuses is an answer that says why. */
export function createServer(
  context: Context,
  { isApart = false }: { isApart?: boolean } = {},
): McpServer {
  const server = new McpServer({ name: 'rslib-docs', version: context.library.facts.version });
  for (const [name, { description, input, run, apart }] of Object.entries(TOOLS)) {
    const answer = async (own: Context, given: Record<string, unknown>, signal: AbortSignal) => {
      const mayBuild = given.build === true;
      if (mayBuild && !context.mayBuild) throw new Problem('noBuilds');
      if (!isApart || !apart) return (await run({ ...own, mayBuild }, given)).text;
      const { words, ...piped } = apart(given);
      const flags = ['--lang', own.lang, '--root', own.folder.root];
      const timeout = mayBuild ? LIMITS.build : LIMITS.call;
      return runApart([...flags, ...words], { ...piped, timeout, signal });
    };
    const inputSchema = { ...input, lang: LANG };
    server.registerTool(name, { description, inputSchema }, async (given, { signal }) => {
      const { lang = context.lang, ...rest } = given as { lang?: Context['lang'] };
      try {
        const text = await answer({ ...context, lang }, rest, signal);
        return { content: [{ type: 'text' as const, text }] };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return { content: [{ type: 'text' as const, text: error.in(lang) }], isError: true };
      }
    });
  }
  return server;
}

/** Serves until the client closes the pipe. */
export async function serve(context: Context): Promise<void> {
  const server = createServer(context, { isApart: true });
  const closed = new Promise<void>((resolve) => (server.server.onclose = resolve));
  // The transport itself does not notice that its input has ended.
  process.stdin.once('end', () => void server.close());
  await server.connect(new StdioServerTransport());
  await closed;
}
