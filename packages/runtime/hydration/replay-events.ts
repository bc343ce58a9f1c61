/** On the script of the controls, whose name holds the hash of its content. */
export const CONTROLS_SCRIPT = 'data-controls';

const ARRIVED = 'site-controls';

/**
 * Puts a copy of the script into the page: one that could not be loaded never runs again. Its
 * address differs, as browsers keep the failure of a module's address; hosts ignore the query.
 */
function tryAgain(failed: HTMLScriptElement): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = `${failed.src}?`;
  script.setAttribute(CONTROLS_SCRIPT, '');
  failed.replaceWith(script);
}

/**
 * Remembers what is pressed before the controls have come. Where they cannot be loaded, each
 * further press asks for them again.
 */
export function captureEarlyEvents(): void {
  const pressed: Element[] = [];
  let failed: HTMLScriptElement | undefined;
  const keep = ({ target }: Event): void => {
    pressed.push(target as Element);
    if (failed) tryAgain(failed);
    failed = undefined;
  };
  const onError = ({ target }: Event): void => {
    if ((target as Element).matches?.(`[${CONTROLS_SCRIPT}]`)) failed = target as HTMLScriptElement;
  };
  addEventListener('click', keep);
  addEventListener('error', onError, true);
  addEventListener(
    ARRIVED,
    (event) => {
      removeEventListener('click', keep);
      removeEventListener('error', onError, true);
      for (const element of pressed) (event as CustomEvent<(one: Element) => void>).detail(element);
    },
    { once: true },
  );
}

/**
 * Presses the buttons again that were pressed too early. `attributes` mark those that the controls
 * answer; all others have done what they do.
 */
export function replayEvents(attributes: readonly string[]): void {
  const selector = attributes.map((name) => `[${name}]`).join();
  const detail = (element: Element) => element.closest<HTMLElement>(selector)?.click();
  dispatchEvent(new CustomEvent(ARRIVED, { detail }));
}
