import type { Page } from '@playwright/test';

/**
 * What lies over something else or leaves its box: controls over tabs or code, heads of a table over
 * each other, facts beside their cells, code that is broken where nobody reads it as one piece.
 * Controls that come only when they are pointed at are no part of it.
 */
export const layoutFaultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const seen = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter(isSeen);
    /** Where the text of an element lies, in the part of `clip` that is in view. */
    const textBox = (one: Element, clip?: Element) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const edge = clip?.getBoundingClientRect() ?? { left: -Infinity, right: Infinity };
      return { left: Math.max(left, edge.left), right: Math.min(right, edge.right), top, bottom };
    };
    type Box = ReturnType<typeof textBox>;
    const overlap = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      // Letters do not fill the height of their line.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;

    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`page: ${document.documentElement.scrollWidth} px wide`);

    for (const control of seen('.prose figcaption button, .prose [data-copy-sample]')) {
      if (getComputedStyle(control.parentElement!).opacity === '0') continue;
      const box = control.getBoundingClientRect();
      const block =
        control.closest('[data-tabs]')?.parentElement ??
        control.closest('figure') ??
        control.parentElement!;
      for (const text of seen('[role=tab], pre .line', block)) {
        if (overlap(textBox(text, text.closest('pre, [role=tablist]')!), box))
          faults.push(`control over: ${text.textContent}`);
      }
    }

    for (const row of seen('.prose thead tr')) {
      const heads = [...row.children].map((head) => textBox(head));
      for (const [at, head] of heads.slice(1).entries()) {
        if (overlap(heads[at]!, head)) faults.push(`heads: ${row.textContent}`);
      }
    }

    for (const fact of seen('main dl dd')) {
      if (textBox(fact).right > fact.getBoundingClientRect().right + 1)
        faults.push(`fact: ${fact.textContent}`);
    }

    for (const code of seen('.prose code').filter((one) => !one.closest('pre'))) {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let before: { letter: string; top: number } | undefined;
      while (walker.nextNode()) {
        for (const [at, letter] of [...walker.currentNode.nodeValue!].entries()) {
          if (/\s/.test(letter)) {
            before = undefined;
            continue;
          }
          const range = document.createRange();
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + 1);
          const { top } = range.getBoundingClientRect();
          if (before && before.letter === '-' && top > before.top + 5)
            faults.push(`code broken after a hyphen: ${code.textContent}`);
          before = { letter, top };
        }
      }
    }
    return faults;
  });
