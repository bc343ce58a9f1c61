import { readVersions } from '@rslib-docs/kit/node/versions/places';
import {
  PUBLISHED_FILE,
  formatPublished,
  record,
  type Published,
} from '../addresses/check-addresses.mts';
import { versionOf } from '../addresses/read-addresses.mts';
import { readProjectFile } from './plan.mts';

/**
 * The list of published addresses with that of one more page, such as `docs/guide/new.mdx`, as
 * `npm run site -- addresses --write` would write it.
 */
export async function publish(
  root: string,
  page: string,
  address: string,
): Promise<[string, string]> {
  const known = JSON.parse(await readProjectFile(root, PUBLISHED_FILE)) as Published;
  const added = new Map([[address, { en: new Set<string>(), zh: undefined }]]);
  const all = record(new Map([[versionOf(page, readVersions(root)), added]]), known);
  return [PUBLISHED_FILE, await formatPublished(all)];
}
