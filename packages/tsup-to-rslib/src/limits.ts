/**
 * In characters. A configuration has some thousand; a longer text is another file, and more lines
 * than this block a browser for longer than 200 ms while a field lays them out.
 */
export const MAX_SOURCE_LENGTH = 100_000;

/**
 * In characters. More than this is hardly a configuration, and every key pressed would wait for its
 * colors and until their elements are laid out.
 */
export const MAX_HIGHLIGHTED_LENGTH = 10_000;
