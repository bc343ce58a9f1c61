// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { codeOf, filesOf } from './code-controls';

const file = (title: string, ...lines: string[]) => {
  const code = lines.map((line) => `<span class="line">${line}</span>`).join('');
  const caption = title && `<span translate="no">${title}</span>`;
  return `<div role="tabpanel"><figure><figcaption>${caption}</figcaption><pre><code>${code}</code></pre></figure></div>`;
};

it('files of a sample are copied with their names, without other blocks and removed lines', () => {
  document.body.innerHTML =
    file('rslib.config.ts', 'export default {};') +
    '<div role="tabpanel"><figure><figcaption>dist</figcaption><ul><li>index.js</li></ul></figure></div>' +
    file('', 'npx rslib', 'done');
  expect(filesOf(document.body)).toBe(
    '`rslib.config.ts`:\n\n```\nexport default {};\n```\n\n```\nnpx rslib\ndone\n```\n',
  );
  const removed = '<code><span class="line diff remove">old</span>';
  document.body.innerHTML = file('a.ts', 'new').replace('<code>', removed);
  expect(codeOf(document.body)).toBe('new');
});
