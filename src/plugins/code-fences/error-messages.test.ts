import { expect, it } from 'vitest';
import { takeErrorMessages } from './error-messages';
import { highlightCode } from './highlight';
import { parseFenceMeta } from '@rslib-docs/samples/runner/fence-meta';

it('error notations hand their message over, keep what counts lines, and underline the line without its indentation', async () => {
  const { code, messages } = takeErrorMessages(
    'a // [!code error: TS1: bad]\nb // [!code error:2]',
  );
  expect(code).toBe('a // [!code error]\nb // [!code error:2]');
  expect([...messages]).toEqual([[1, 'TS1: bad']]);
  const { html } = await highlightCode('x;\n  y // [!code error: TS1: bad]', 'ts');
  expect(html).toMatch(/<span class="line highlighted error"> {2}<u>y ?<\/u><\/span>/);
  expect(html).toContain('<span class="message">TS1: bad</span>');
  expect(html).not.toContain('!code');
});

it('line numbers in a fence are asked for, forbidden, or left to the site', () => {
  expect(parseFenceMeta('lineNumbers').lineNumbers).toBe('true');
  expect(parseFenceMeta('title="a" lineNumbers=false').lineNumbers).toBe('false');
  expect(parseFenceMeta('title="a"').lineNumbers).toBeUndefined();
});
