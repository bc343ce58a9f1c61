import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes `robots.txt`, which crawlers only ask for at the root of an origin, with the sitemap of each
 * language. Everything may be fetched: a hidden page says so itself, in HTML that is fetched first.
 */
export async function writeRobots(outDir: string, siteUrl: string, bases: readonly string[]) {
  if (bases[0] !== '/') return;
  const sitemaps = bases.map((base) => `Sitemap: ${siteUrl}${base}sitemap.xml`);
  const text = ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
  await fs.writeFile(path.join(outDir, 'robots.txt'), text);
}
