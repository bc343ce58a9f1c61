import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { isSameText } from '@rslib-docs/kit/shared/versions/same-text';
import type { CanonicalMetadata } from './contract';

/**
 * Tells the pages of other versions that they are the same page as one of the latest: it exists
 * there and at least 90 % of its lines are the same. The others stay their own canonical pages.
 */
export async function nameCanonicals(content: DocsContent, siteDir: string): Promise<void> {
  const latest = content.loadedVersions.find(({ isLast }) => isLast);
  const successors = new Map(latest?.docs.map((doc) => [doc.id, doc]));
  const read = (source: string) =>
    fs.readFile(path.join(siteDir, source.replace(/^@site\//, '')), 'utf8');
  const others = content.loadedVersions.filter((version) => version !== latest);
  for (const doc of others.flatMap(({ docs }) => docs)) {
    const successor = successors.get(doc.id);
    if (!successor || successor.unlisted) continue;
    const [own, its] = await Promise.all([read(doc.source), read(successor.source)]);
    if (isSameText(own, its)) (doc as CanonicalMetadata).canonical = successor.permalink;
  }
}
