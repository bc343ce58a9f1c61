import { TYPE, type TypeHoversModule } from './type-attributes';
import { hideTip, isInTip, shownToken, showTip } from './tip';

/** Tips open and close after 0.1 s (specification §9, "Popover"); long enough to move onto one. */
const DELAY_MS = 100;

let timer = 0;

function later(run: () => unknown): void {
  clearTimeout(timer);
  timer = window.setTimeout(run, DELAY_MS);
}

function now(run: () => void): void {
  clearTimeout(timer);
  run();
}

const tokenOf = (event: Event) =>
  (event.target as Element | null)?.closest?.<HTMLElement>(`[${TYPE}]`) ?? null;

export const enter: TypeHoversModule['enter'] = (token, event) => {
  if (event.type === 'pointerover') {
    // A finger that scrolls touches as well; its tap arrives as a click.
    if ((event as PointerEvent).pointerType === 'touch') return;
    later(() => token.matches(':hover') && showTip(token));
  } else if (event.type === 'click' || token.matches(':focus-visible')) now(() => showTip(token));
};

/** Moves the block's tab stop, and the focus with it. */
function focusOn(token: HTMLElement, from: HTMLElement): void {
  from.tabIndex = -1;
  token.tabIndex = 0;
  token.focus();
}

function walk(event: KeyboardEvent): void {
  const from = tokenOf(event);
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...from.closest('code')!.querySelectorAll<HTMLElement>(`[${TYPE}]`)];
  const at = all.indexOf(from);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  if (all[to]) focusOn(all[to], from);
}

addEventListener('pointerover', (event) => {
  if (isInTip(event.target)) clearTimeout(timer);
  // What the keyboard has opened stays where the keyboard is.
  else if (!tokenOf(event) && !shownToken()?.matches(':focus-visible')) later(hideTip);
});
addEventListener('focusout', (event) => {
  // A long tip scrolls, so the keyboard can be in it.
  const wasHere = tokenOf(event) ?? isInTip(event.target);
  if (wasHere && !isInTip(event.relatedTarget)) now(hideTip);
});
addEventListener('click', (event) => {
  if (!tokenOf(event) && !isInTip(event.target)) now(hideTip);
});
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') now(hideTip);
  else walk(event);
});
