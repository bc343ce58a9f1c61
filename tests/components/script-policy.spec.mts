import { expect, openApp, test } from '../lib/test.mts';

/** Ways in which a script could be smuggled in; each gives the name of the error, or null. */
const ATTEMPTS = {
  'an address of another site': () => {
    document.createElement('script').src = 'https://evil.example/x.js';
  },
  'an address of a scheme that is a script': () => {
    document.createElement('script').src = 'data:text/javascript,1';
  },
  'a text': () => {
    document.createElement('script').text = 'window.stolen = true';
  },
  'a text that is to be run later': () => {
    setTimeout('window.stolen = true');
  },
  'a worker of another site': () => {
    new Worker('https://evil.example/x.js');
  },
} satisfies Record<string, () => void>;

test('nothing from outside becomes a script @F101', async ({ page, problems }) => {
  await openApp(page, '/guide/basic/cli');
  expect(problems).toEqual([]);
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    const error = await page.evaluate(`(() => {
      try { (${attempt.toString()})(); return null } catch (error) { return error.name }
    })()`);
    expect(error, name).not.toBeNull();
  }
  // The browser reports each, a little later; there is nothing else.
  const reported = () => problems.filter((one) => one.startsWith('policy: ')).length;
  await expect.poll(reported).toBe(Object.keys(ATTEMPTS).length);
  const unexpected = problems.splice(0).filter((one) => !/policy|TrustedScript/i.test(one));
  expect(unexpected).toEqual([]);
});
