import { expect, it } from 'vitest';
import { isWorse, measureRemote } from '../../tools/search-eval/compare-remote.mts';
import { SphinxGateway } from '../lib/sphinx-gateway.mts';

const sphinx = new SphinxGateway();

it('Sphinx finds for the judged queries what the search in the browser finds', async () => {
  const scores = await measureRemote({ apiUrl: `${sphinx.gateway.origin}/search`, index: 'rslib' });
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
  const [group] = await sphinx.gateway.groups({ keyword, lang });
  expect(group!.hits[0]!.routePath).toBe(routePath);
});
