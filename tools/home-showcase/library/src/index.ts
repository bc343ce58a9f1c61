import { toHex, toRgb } from './hex';

/** The color halfway between two colors. */
export function mix(a: string, b: string): string {
  const other = toRgb(b);
  return toHex(toRgb(a).map((value, i) => (value + other[i]!) / 2));
}
