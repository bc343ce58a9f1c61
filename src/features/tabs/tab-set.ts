import { readStored } from '@rslib-docs/kit/browser/environment';
import { parseIndex, STORAGE_PREFIX, TAB_SET, TABS } from './tab-controls';

/** "Find in page" looks into panels that are not shown; a browser that cannot takes it for `hidden`. */
function hide(panel: Element): void {
  panel.setAttribute('hidden', 'until-found');
}

/** Shows the choice of its group as it arrives, before it is painted, and as the app draws it. */
export class TabSet extends HTMLElement {
  /** Choices by group, so that they hold where storage is blocked. */
  static readonly chosen: Record<string, number> = {};

  #panels = new MutationObserver(() => this.follow());

  connectedCallback(): void {
    this.follow();
    // While a page is still arriving, the panels come later.
    this.#panels.observe(this, { childList: true });
  }

  get group(): string | null {
    return this.getAttribute(TABS);
  }

  get tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
  }

  /** Selects a tab; an index that the set does not have is ignored. */
  select(index: number): void {
    const { tabs } = this;
    if (!tabs[index]) return;
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(at === index);
      tab.tabIndex = at === index ? 0 : -1;
    }
    // The places of the panels, in the order of the tabs. A page that is still arriving may lack
    // some; the next pass finds them.
    for (const [at, panel] of this.querySelectorAll(':scope > :not([role=tablist])').entries()) {
      if (at === index) panel.removeAttribute('hidden');
      else hide(panel);
    }
  }

  /** Brings the set to what was chosen in its group. */
  follow(): void {
    // The build writes them in this form.
    this.querySelectorAll(":scope>[hidden='']").forEach(hide);
    const { group } = this;
    const { chosen } = TabSet;
    if (group) this.select((chosen[group] ??= parseIndex(readStored(STORAGE_PREFIX + group))));
  }
}

export const startTabSets = (): void => customElements.define(TAB_SET, TabSet);
