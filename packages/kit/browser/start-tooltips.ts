import { loadModule } from './load-module';

/** Something that has tips. */
export interface TooltipKind {
  /** Attribute that its anchors carry, with what the tip says. */
  attribute: string;
  /** The tip leaves the page with this. */
  host(anchor: HTMLElement): Element;
  content(anchor: HTMLElement, event: Event): (string | Node)[];
}

export interface TooltipModule {
  /** An anchor was pointed at, focused or pressed. */
  enter(anchor: HTMLElement, event: Event): void;
}

/** Address of the module that shows tips; the bundler of the first view puts it in. */
declare const LAZY_MODULES: { readonly tooltips: string };

/** Loads what shows tips. A finger cannot point: its first tap on a link shows, its second follows. */
export function startTooltips(attributes: readonly string[]): void {
  const selector = attributes.map((name) => `[${name}]`).join();
  // Not every browser that we serve says it of a click.
  let pointer = '';
  addEventListener('pointerdown', (event) => (pointer = event.pointerType), true);

  async function load(event: Event): Promise<void> {
    const anchor = (event.target as Element | null)?.closest?.<HTMLElement>(selector);
    if (!anchor) return;
    const isTap = pointer === 'touch' && (event as UIEvent).detail > 0;
    const isShown = anchor.hasAttribute('aria-describedby');
    const isHeldBack = event.type === 'click' && anchor.matches('a') && isTap && !isShown;
    if (isHeldBack) event.preventDefault();
    const tips = await loadModule<TooltipModule>(LAZY_MODULES.tooltips).catch(() => undefined);
    if (tips) tips.enter(anchor, event);
    // Without its tip a link is a link.
    else if (isHeldBack) anchor.click();
  }
  // Before the app's own listener, which follows links unless they are prevented.
  for (const name of ['pointerover', 'focusin', 'click']) addEventListener(name, load, true);
}
