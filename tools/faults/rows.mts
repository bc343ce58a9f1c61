import { parseDocument } from 'yaml';

/** Where a fault comes from; the sums are printed by these. */
export const GROUPS = ['browser', 'host', 'search', 'build', 'command'] as const;
export type Group = (typeof GROUPS)[number];

/** Between a file and the title of its test, and between the titles of nested tests. */
export const ARROW = ' › ';

/** What shows that a fault is survived: tests by file and a part of their title, or a command. */
export interface Proof {
  /** Path from the root of the project; absent for a command. */
  file?: string;
  /** A part of the full title, as it is written in the file; the whole command for a command. */
  title: string;
  /** How many tests must have passed for this to be a proof. */
  least: number;
}

export interface Row {
  id: string;
  group: Group;
  /** The fault in a few words. */
  fault: string;
  proofs: readonly Proof[];
  /** Why nothing proves it; present exactly where there are no proofs. */
  reason?: string;
}

const COMMAND = /^npm run [\w:-]+$/;

function readProof(value: unknown, where: string): Proof {
  const entry = value as { test?: unknown; least?: unknown } | string | null;
  const text = typeof entry === 'string' ? entry : entry?.test;
  const least = typeof entry === 'string' ? 1 : (entry?.least ?? 1);
  if (typeof text !== 'string') throw new Error(`${where}: a proof is a text, or has "test".`);
  if (!Number.isInteger(least) || (least as number) < 1) {
    throw new Error(`${where}: "least" is a number of tests.`);
  }
  if (COMMAND.test(text)) return { title: text, least: 1 };
  const [file, ...titles] = text.split(ARROW);
  if (!file || titles.length === 0 || titles.some((title) => title.trim() === '')) {
    throw new Error(`${where}: write "file${ARROW}part of a title" or "npm run …", not "${text}".`);
  }
  return { file, title: titles.join(ARROW), least: least as number };
}

function readRow(id: string, group: Group, value: unknown): Row {
  const { fault, proof, reason, ...rest } = (value ?? {}) as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown) throw new Error(`${id}: unknown key "${unknown}".`);
  if (!/^F\d{2,3}$/.test(id)) throw new Error(`"${id}" is no id of a row, such as F01 or F201.`);
  if (typeof fault !== 'string' || !fault) throw new Error(`${id}: "fault" says what goes wrong.`);
  if (proof === 'none') {
    if (typeof reason !== 'string') throw new Error(`${id}: without a proof, give a "reason".`);
    return { id, group, fault, proofs: [], reason };
  }
  if (!Array.isArray(proof) || proof.length === 0) {
    throw new Error(`${id}: "proof" is a list of tests, or "none" with a "reason".`);
  }
  if (reason !== undefined) throw new Error(`${id}: a "reason" is for rows without a proof.`);
  return { id, group, fault, proofs: proof.map((one) => readProof(one, id)) };
}

/**
 * Reads the list of faults: groups, in them rows by their ids.
 *
 * @throws {Error} with the id and what to write, or the line where the YAML is wrong.
 */
export function readRows(yaml: string): Row[] {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw new Error(error.message);
  const rows: Row[] = [];
  for (const [group, entries] of Object.entries(document.toJS() as Record<string, object>)) {
    if (!GROUPS.includes(group as Group)) throw new Error(`Unknown group "${group}".`);
    for (const [id, value] of Object.entries(entries)) {
      if (rows.some((row) => row.id === id)) throw new Error(`${id} is there twice.`);
      rows.push(readRow(id, group as Group, value));
    }
  }
  return rows;
}
