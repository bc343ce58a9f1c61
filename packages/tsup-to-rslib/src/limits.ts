/**
 * In characters. A configuration has some thousand; what is longer is another file, and more lines
 * than this has hold a browser for longer than 200 ms as a field lays them out.
 */
export const MAX_SOURCE_LENGTH = 100_000;

/**
 * In characters. More than this is hardly a configuration, and every key pressed would wait for its
 * colors and until their elements are laid out.
 */
export const MAX_HIGHLIGHTED_LENGTH = 10_000;
