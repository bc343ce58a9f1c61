import { describe, expect, it } from 'vitest';
import { lineHtml } from '../../src/features/output-explorer/compared-lines';
import { allChoices, configLines, configText } from '@rslib-docs/samples/output-explorer/choice';
import { highlightNow } from '../../src/plugins/code-fences/highlight';

describe('the configuration', () => {
  it('looks as the highlighter of the site would have it, and is another one for every choice', async () => {
    for (const choice of allChoices()) {
      const { html } = await highlightNow(configText(choice).trimEnd(), 'ts', [], false);
      expect(configLines(choice).map(lineHtml).join('\n')).toBe(html);
    }
    const texts = allChoices().map(configText);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
