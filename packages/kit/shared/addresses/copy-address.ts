/** Name of a page's Markdown copy: `/a/b.md`, `/a/index.md`. */
export function copyAddress(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}
