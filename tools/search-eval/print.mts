import type { Score } from './measure.mts';

export const HEADER = `${''.padEnd(22)} queries    MRR@5success@1success@5`;

export function line(name: string, { queries, mrr5, success1, success5 }: Score): string {
  const parts = [mrr5, success1, success5].map((value) => value.toFixed(3).padStart(9));
  return `${name.padEnd(22)}${String(queries).padStart(8)}${parts.join('')}`;
}
