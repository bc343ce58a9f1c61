export const readChannel = (hex: string, at: number): number =>
  Number.parseInt(hex.slice(at, at + 2), 16);

export const writeChannel = (value: number): string =>
  Math.round(value).toString(16).padStart(2, '0');
