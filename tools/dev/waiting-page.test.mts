import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { waitingPage } from './waiting-page.mts';

it('says of each language whether it is ready, in both, and why one stopped; reloads itself', () => {
  const html = waitingPage([
    { locale: 'en', base: '/docs/', isReady: true },
    { locale: 'zh', base: '/docs/zh/', isReady: false, fault: 'docs/a.mdx:3: <Broken> & "more"' },
  ]);
  const { document } = new JSDOM(html).window;
  const [english, chinese] = document.querySelectorAll('li');
  expect(english!.querySelector('a')!.getAttribute('href')).toBe('/docs/');
  expect(english!.textContent).toBe('English: ready. 已就绪。');
  expect(chinese!.querySelector('pre')!.textContent).toBe('docs/a.mdx:3: <Broken> & "more"');
  expect(chinese!.textContent).toMatch(/^简体中文: stopped.*已停止/);
  expect(document.querySelector('meta[http-equiv=refresh]')!.getAttribute('content')).toBe('1');
  const waiting = waitingPage([{ locale: 'zh', base: '/zh/', isReady: false }]);
  expect(new JSDOM(waiting).window.document.querySelector('li')!.textContent).toBe(
    '简体中文: pages are being prepared. 正在准备页面。',
  );
});
