import { expect as seen } from '@playwright/test';
import { afterAll, describe, it } from 'vitest';
import { WORDS, createRemoteEngine, createRemoteSite } from '../../lib/remote-site.mts';
import { visitSearch } from '../../lib/search-visit.mts';
import { LANGUAGES, text } from '../../lib/texts.mts';

const engine = createRemoteEngine();
const { visit, dialog, options, field, ask, askAgain } = visitSearch(() =>
  createRemoteSite(engine),
);
const tabs = () => dialog().getByRole('tab');
const selected = () => dialog().getByRole('tab', { selected: true });

afterAll(() => engine.stop());

describe.each(LANGUAGES)('in %s', (lang) => {
  it('by the keyboard from tab to tab', async () => {
    await ask(WORDS[lang], lang);
    const button = (id: string, message: string) =>
      dialog().getByRole('button', { name: text(lang, id, message), exact: true });
    for (const stop of [
      button('search.input.clear', 'Clear the query'),
      button('search.input.cancel', 'Cancel'),
      tabs().first(),
    ]) {
      await seen(tabs()).toHaveCount(2);
      await visit.page.keyboard.press('Tab');
      await seen(stop).toBeFocused();
    }
    await visit.page.keyboard.press('ArrowRight');
    await seen(tabs().last()).toBeFocused();
    await seen(selected()).toHaveText('Rsbuild docs');
    await seen(options().first()).toHaveAttribute('target', '_blank');
    await visit.page.keyboard.press('ArrowRight');
    await seen(tabs().first()).toBeFocused();
    await seen(options().first()).not.toHaveAttribute('target');
    await visit.page.keyboard.press('Escape');
    await seen(dialog()).toBeHidden();
  });

  it('a chosen tab stays for the next question where it has an answer, until the dialog closes', async () => {
    await ask(WORDS[lang], lang);
    await tabs().last().click();
    await seen(selected()).toHaveText('Rsbuild docs');
    await askAgain(`${WORDS[lang]} `);
    await seen(options().first()).toHaveAttribute('target', '_blank');
    await seen(selected()).toHaveText('Rsbuild docs');
    await visit.page.keyboard.press('Escape');
    await seen(dialog()).toBeHidden();
    await visit.page.keyboard.press('/');
    await seen(field()).toBeFocused();
    await field().fill(WORDS[lang]);
    await seen(selected()).toHaveText(text(lang, 'search.tabs.own', 'This site'));
    await field().fill('');
    await seen(tabs()).toHaveCount(0);
  });
});
