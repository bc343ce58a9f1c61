import { inLang, text, type Lang } from './texts.mts';
import type { VisitedSite } from './visited-site.mts';

/** The controls of a site with versions, as readers find them. */
export function versionVisit(visit: VisitedSite) {
  return {
    /** Not a first visit: that one may be redirected to another language. */
    async open(lang: Lang, at: string): Promise<void> {
      await visit.page.addInitScript(() => localStorage.setItem('rslib.visited', '1'));
      await visit.open(inLang(lang, at));
    },
    where: () => visit.page.url().slice(visit.origin.length),
    bar: (lang: Lang) =>
      visit.page.getByRole('complementary', {
        name: text(lang, 'version.bar.label', 'Version of the documentation'),
      }),
    async openMenu(lang: Lang, current: string) {
      const name = text(lang, 'version.menu.label', '{current}, switch version');
      await visit.page.getByRole('button', { name: name.replace('{current}', current) }).click();
      return visit.page.locator('#version-menu');
    },
  };
}
