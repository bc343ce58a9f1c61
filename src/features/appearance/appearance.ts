import { readStored, writeStored } from '../../lib/storage/local-storage';

/** What a visitor may choose; `auto` follows the system. Shared by both languages. */
export type Appearance = 'light' | 'dark' | 'auto';

const STORAGE_KEY = 'rslib.appearance';
/** Marks the button that switches; the click is handled here, with or without the app. */
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

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

function toggle(): void {
  const next: Appearance = isDark() ? 'light' : 'dark';
  apply(next);
  writeStored(STORAGE_KEY, next);
}

/** Applies the stored choice at once, then follows the switch and other windows. */
export function startAppearance(): void {
  apply(parseAppearance(readStored(STORAGE_KEY)));
  addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY) apply(parseAppearance(event.newValue));
  });
  addEventListener('click', (event) => {
    const target = event.target as Element | null;
    if (target?.closest(`[${APPEARANCE_SWITCH}]`)) toggle();
  });
}
