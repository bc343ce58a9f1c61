/** Whether a media query matches; where it cannot be asked, it does not. */
export const mediaMatches = (query: string): boolean => !!globalThis.matchMedia?.(query).matches;
