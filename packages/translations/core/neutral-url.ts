/** Other sites have Chinese pages of their own: the address without its language. */
export function neutralUrl(url: string): string {
  return url.replace(/^(https?:\/\/[^/]+)\/(?:zh|zh-CN|en)(?=\/|$)/, '$1');
}
