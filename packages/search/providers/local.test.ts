import { expect, it, vi } from 'vitest';
import { createLocalProvider } from './local';

class FakeWorker extends EventTarget {
  postMessage = vi.fn();
}
const REQUEST = { query: 'a', lang: 'en', version: '', limit: 5 };

it('an error of a worker ends the questions to that worker, not those to the one after it', async () => {
  const workers = [new FakeWorker(), new FakeWorker()] as const;
  let current: FakeWorker = workers[0];
  const provider = createLocalProvider(() => current as unknown as Worker);
  const first = provider.search(REQUEST);
  current = workers[1];
  const second = provider.search(REQUEST);
  workers[0].dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('does not run');
  const { id } = workers[1].postMessage.mock.lastCall![0] as { id: number };
  workers[1].dispatchEvent(new MessageEvent('message', { data: { id, groups: [] } }));
  expect(await second).toEqual({ groups: [] });
});
