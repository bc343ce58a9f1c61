import type { Page } from '@playwright/test';

/** Content of authors, names, and code: the same in every language, or translated as a page. */
const CONTENT = [
  ...['.prose', 'article > h1', 'time', 'code', 'pre', 'kbd', 'figure', 'dl', 'svg', 'script'],
  ...['[data-content]', '[lang="zh-CN"]', '[lang="zh"]', 'noscript', 'style', 'textarea'],
].join(', ');
const MARK = '[!!';

/**
 * Texts that a visitor of a pseudo-locale sees or hears though no `translate()` brought them:
 * visible text and names of controls, without content and the given texts.
 */
export async function untranslatedTexts(page: Page, known: readonly RegExp[]): Promise<string[]> {
  const found = await page.evaluate(
    ({ content, mark }) => {
      const texts = new Set<string>();
      const add = (text: string | null | undefined): void => {
        const trimmed = text?.replace(/\s+/g, ' ').trim() ?? '';
        // A marked text with a link in it comes in pieces; its letters are accented all the same.
        if (/[A-Za-z]{2}/.test(trimmed) && !trimmed.includes(mark)) texts.add(trimmed);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement!;
        if (parent.closest(content) || !parent.checkVisibility()) continue;
        add(walker.currentNode.nodeValue);
      }
      for (const element of document.querySelectorAll(
        '[aria-label], [title], [placeholder], img',
      )) {
        if (element.closest(content) || !element.checkVisibility()) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          add(element.getAttribute(name));
        }
      }
      return [...texts];
    },
    { content: CONTENT, mark: MARK },
  );
  return found.filter((text) => !known.some((pattern) => pattern.test(text)));
}
