/** Where blog feeds are, below the base path of the blog. */
export const FEED_FILE = 'rss.xml';

/** An RSS feed that says where it is, as the W3C's validator recommends; Docusaurus has no option. */
export function withSelfLink(xml: string, address: string): string {
  const link = `<atom:link href="${encodeURI(address)}" rel="self" type="application/rss+xml"/>`;
  return xml
    .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
    .replace('<channel>', `<channel>\n        ${link}`);
}
