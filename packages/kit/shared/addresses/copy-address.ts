/** Name of a page's Markdown copy: `/guide/basic/cli.md`, `/guide/start/index.md`. */
export function copyAddress(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}
