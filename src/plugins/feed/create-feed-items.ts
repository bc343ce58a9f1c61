import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import { feedHtml } from './feed-html';

/** Where the bundler puts the pictures that it does not write into the page. */
const PICTURES = 'assets/images';
const HASH_LENGTH = 16;

/** The items of the feed: Docusaurus' own, with the text that feed readers can show. */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...given
}) => {
  const { siteConfig, outDir } = given;
  const pictures = new Map<string, Buffer>();
  const keepPicture = (bytes: Buffer, extension: string): string => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
    const file = `${PICTURES}/${hash}.${extension}`;
    pictures.set(file, bytes);
    return siteConfig.baseUrl + file;
  };
  const items = await defaultCreateFeedItems(given);
  const readable = items.map((item) => ({
    ...item,
    content: item.content && feedHtml(item.content, { url: item.link, keepPicture }),
  }));
  for (const [file, bytes] of pictures) {
    await fs.mkdir(path.join(outDir, PICTURES), { recursive: true });
    await fs.writeFile(path.join(outDir, file), bytes);
  }
  return readable;
};
