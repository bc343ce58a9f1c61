import type { TestResult } from './results.mts';
import { ARROW, GROUPS, type Proof, type Row } from './rows.mts';

export interface Verdict {
  row: Row;
  /** What is missing, one line each; none where the fault was survived. */
  problems: readonly string[];
}

const nameOf = ({ file, title }: Proof) => (file ? file + ARROW + title : title);

function judgeProof(proof: Proof, results: readonly TestResult[]): string[] {
  const found = results.filter(
    ({ file, title }) => file === (proof.file ?? '') && title.includes(proof.title),
  );
  const failed = found.filter(({ hasPassed }) => !hasPassed);
  if (failed.length > 0) {
    const names = new Set(failed.map(({ file, title }) => (file ? file + ARROW + title : title)));
    return [...names].map((name) => `failed: ${name}`);
  }
  if (found.length >= proof.least) return [];
  const wanted = proof.least > 1 ? ` (${found.length} of ${proof.least})` : '';
  return [`did not run${wanted}: ${nameOf(proof)}`];
}

/** Each row with what keeps it from being proven. */
export function judge(rows: readonly Row[], results: readonly TestResult[]): Verdict[] {
  return rows.map((row) => ({
    row,
    problems:
      row.reason === undefined
        ? row.proofs.flatMap((proof) => judgeProof(proof, results))
        : [`not proven: ${row.reason}`],
  }));
}

function sum(verdicts: readonly Verdict[]): string {
  const failed = verdicts.filter(({ problems }) => problems.length > 0).length;
  return `${verdicts.length - failed} passed, ${failed} failed`;
}

/** The verdicts by group, rows that are not proven with their reasons, and the sum at the end. */
export function formatVerdicts(verdicts: readonly Verdict[]): string[] {
  const lines = GROUPS.flatMap((group) => {
    const own = verdicts.filter(({ row }) => row.group === group);
    if (own.length === 0) return [];
    const details = own.flatMap(({ row, problems }) =>
      problems.length === 0
        ? []
        : [`  ${row.id} ${row.fault}`, ...problems.map((problem) => `    ${problem}`)],
    );
    return [`${group}: ${sum(own)}`, ...details];
  });
  return [...lines, '', sum(verdicts)];
}
