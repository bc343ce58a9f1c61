import { PUBLISHED_FILE } from '../addresses/check-addresses.mts';
import { readProjectFile } from './plan.mts';

/** The list of published addresses with one more, as `npm run site -- addresses --write` would write it. */
export async function publish(root: string, address: string): Promise<[string, string]> {
  const known = JSON.parse(await readProjectFile(root, PUBLISHED_FILE)) as string[];
  const all = [...new Set([...known, address])].sort();
  return [PUBLISHED_FILE, `${JSON.stringify(all, null, 2)}\n`];
}
