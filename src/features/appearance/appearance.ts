import { attempt } from '@rslib-docs/kit/shared/attempt';
import { mediaMatches, readStored, writeStored } from '@rslib-docs/kit/browser/environment';
import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/page-contract';

/** The choices of a visitor; `auto` follows the system. */
export type Appearance = 'light' | 'dark' | 'auto';

/** Duration of the circular reveal (specification §4). */
const REVEAL_MS = 400;
/** How far the circle reaches past the farthest corner, so that its edge is never seen to stop. */
const REVEAL_MARGIN_PX = 200;

const STORAGE_KEY = `${STORAGE_NAMESPACE}.appearance`;
/** On buttons that change the appearance: to `auto`, or where empty to the other one. */
export const APPEARANCE_SWITCH = 'data-appearance-switch';

/** Anything that is not a known value means `auto` (specification §5). */
export function parseAppearance(value: string | null): Appearance {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

function apply(appearance: Appearance): void {
  const root = document.documentElement;
  if (appearance === 'auto') delete root.dataset.theme;
  else root.dataset.theme = appearance;
}

function systemAppearance(): 'light' | 'dark' {
  return mediaMatches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

/** The last choice. The page follows later, after a picture of its old state. */
let chosen: Appearance;

function isDark(): boolean {
  return (chosen === 'auto' ? systemAppearance() : chosen) === 'dark';
}

/** Centre of the reveal: the pointer, or the button where the keyboard pressed it. */
function centreOf(event: MouseEvent, button: Element): { x: number; y: number } {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY };
  const box = button.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Changes the appearance in a growing circle of light, or a shrinking one before the dark. */
function reveal(toDark: boolean, change: () => void, { x, y }: { x: number; y: number }): true {
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const circle = (radius: number): string => `circle(${radius}px at ${x}px ${y}px)`;
  const full = circle(reach + REVEAL_MARGIN_PX);
  const transition = document.startViewTransition(change);
  transition.ready.then(
    () =>
      document.documentElement.animate(
        { clipPath: toDark ? [full, circle(0)] : [circle(0), full] },
        {
          duration: REVEAL_MS,
          easing: 'ease-in',
          fill: 'forwards',
          pseudoElement: `::view-transition-${toDark ? 'old' : 'new'}(root)`,
        },
      ),
    // A newer press, or a hidden page, skips the picture; the appearance has changed all the same.
    () => undefined,
  );
  return true;
}

export interface AppearanceOptions {
  darkMode: boolean;
  enableAppearanceAnimation: boolean;
}

const storedChoice = (): Appearance => parseAppearance(readStored(STORAGE_KEY));

export function applyAppearance({ darkMode }: AppearanceOptions): void {
  apply(darkMode ? storedChoice() : 'light');
}

export function startAppearance({ darkMode, enableAppearanceAnimation }: AppearanceOptions): void {
  if (!darkMode) return;
  chosen = storedChoice();
  addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY) return;
    const choice = parseAppearance(event.newValue);
    // An unknown value is ignored.
    if (choice === (event.newValue ?? choice)) apply((chosen = choice));
  });
  addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.(`[${APPEARANCE_SWITCH}]`);
    if (!button) return;
    const wasDark = isDark();
    // The system's present setting is a choice too: it stays when the system changes.
    const next = wasDark ? 'light' : 'dark';
    const choice: Appearance = button.getAttribute(APPEARANCE_SWITCH) ? 'auto' : next;
    writeStored(STORAGE_KEY, choice);
    const moves =
      enableAppearanceAnimation &&
      'startViewTransition' in document &&
      !mediaMatches('(prefers-reduced-motion: reduce)');
    chosen = choice;
    // Back to the system, the page may look as it did.
    const change = (): void => apply(chosen);
    const isRevealed =
      moves &&
      isDark() !== wasDark &&
      attempt(() => reveal(!wasDark, change, centreOf(event, button)));
    if (!isRevealed) change();
  });
}
