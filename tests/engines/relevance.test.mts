import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWorse, measureRemote } from '../../tools/search-eval/compare-remote.mts';
import { SearchGateway, load } from '../lib/search-gateway.mts';
import { SphinxCluster } from '../lib/sphinx-cluster.mts';

const BUILD = path.resolve(import.meta.dirname, '../../build');
let cluster: SphinxCluster;
let gateway: SearchGateway;

beforeAll(async () => {
  cluster = await SphinxCluster.start();
  await load(cluster.env, BUILD);
  gateway = await SearchGateway.start(cluster.env);
});
afterAll(async () => {
  await gateway?.stop();
  await cluster?.stop();
});

it('Sphinx finds for the judged queries what the search in the browser finds', async () => {
  const scores = await measureRemote({ apiUrl: `${gateway.origin}/search`, index: 'rslib' });
  expect(scores.length).toBeGreaterThanOrEqual(8);
  const worse = scores.filter(isWorse);
  expect(worse.map(({ locale, set }) => `${locale}, ${set}`)).toEqual([]);
});

it.each([
  ['bundel', 'en', '/config/lib/bundle'],
  ['autoExtrenal', 'zh', '/zh/config/lib/auto-external'],
  ['产物格式', 'zh', '/zh/guide/basic/output-format'],
  ['dts.bundle', 'en', '/config/lib/dts'],
])('%s in %s finds %s first', async (keyword, lang, routePath) => {
  const [group] = await gateway.groups({ keyword, lang });
  expect(group!.hits[0]!.routePath).toBe(routePath);
});
