import { readChannel, writeChannel } from './hex';

/** The color halfway between two colors. */
export function mix(a: string, b: string): string {
  let color = '#';
  for (let at = 1; at < 7; at += 2) {
    const sum = readChannel(a, at) + readChannel(b, at);
    color += writeChannel(sum / 2);
  }
  return color;
}
