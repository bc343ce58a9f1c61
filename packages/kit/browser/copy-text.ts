import { COPY_PROMPT, layoutText } from './announce';
import { isApple } from './is-apple';

/**
 * Puts a text on the clipboard. Where that is denied or missing, the visitor copies it from a prompt
 * (specification §8). Resolves to whether it is on the clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const key = isApple() ? '⌘' : 'Ctrl';
    window.prompt(layoutText(COPY_PROMPT).replace('{keys}', `${key}+C`), text);
    return false;
  }
}
