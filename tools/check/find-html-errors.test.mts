import { describe, expect, it } from 'vitest';
import { findHtmlErrors } from './find-html-errors.mts';

const page = (body: string): string =>
  `<!doctype html><html lang=en><head><meta charset=utf-8><title>T</title></head><body>${body}`;

describe('errors of a page @F106', () => {
  it('are none where tags and quotes are left out that may be', async () => {
    const body =
      '<ul><li>a<li>b</ul><table><thead><tr><th>x<tbody><tr><td>y</table><img src=a alt=""/>';
    expect(await findHtmlErrors(page(body))).toEqual([]);
  });

  it.each([
    ['element-permitted-content', '<span><div>x</div></span>'],
    ['element-permitted-content', '<template><span><div>x</div></span></template>'],
    ['element-permitted-content', '<a href=/><button type=button>x</button></a>'],
    ['no-dup-id', '<p id=a>x</p><p id=a>y</p>'],
    ['no-dup-id', '<p id=a>x</p><template><p id=a>y</p></template>'],
    ['no-dup-id', '<template><p id=a>x</p></template><template><p id=a>y</p></template>'],
    ['duplicate-attribute', '<p\nid=a id=b>x</p>'],
    ['unclosed-element', '<section><p>x</p>'],
  ])('are found: %s in %s', async (rule, body) => {
    const errors = await findHtmlErrors(page(body));
    expect(errors.map((error) => error.rule)).toContain(rule);
  });

  it('name the line of the text, or the element, and do not mix a template with its page', async () => {
    expect(await findHtmlErrors(page('\n\n<p\nid=a id=b>x</p>'))).toMatchObject([
      { line: 4, message: expect.stringContaining('id=b') },
    ]);
    const [error] = await findHtmlErrors(page('<main><span><div>x</div></span></main>'));
    expect(error!.message).toContain('main > span > div');
    expect(await findHtmlErrors(page('<main>x</main><template><main>y</main></template>'))).toEqual(
      [],
    );
  });
});
