import fs from 'node:fs/promises';
import path from 'node:path';

export interface RobotsInput {
  /** Origin of the site. */
  siteUrl: string;
  /** Base paths of the languages, the one of the site first. */
  bases: readonly string[];
}

/**
 * Names the sitemap of each language. Everything may be fetched: a hidden page says so itself, in
 * HTML that a crawler must fetch first.
 */
export function robotsText({ siteUrl, bases }: RobotsInput): string {
  const sitemaps = bases.map((base) => `Sitemap: ${siteUrl}${base}sitemap.xml`);
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}

/** Writes `robots.txt`, which crawlers only ask for at the root of an origin. */
export async function writeRobots(outDir: string, input: RobotsInput): Promise<void> {
  if (input.bases[0] !== '/') return;
  await fs.writeFile(path.join(outDir, 'robots.txt'), robotsText(input));
}
