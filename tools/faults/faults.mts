import { parseDocument } from 'yaml';

/** Where a fault comes from. */
const GROUPS = ['browser', 'host', 'search', 'build', 'command'] as const;
export type Group = (typeof GROUPS)[number];

export interface Fault {
  id: string;
  group: Group;
  /** What goes wrong, in a few words. */
  text: string;
}

/**
 * Reads the list of faults: groups, in them what goes wrong by its id.
 *
 * @throws {Error} with the id and what to write, or the line where the YAML is wrong.
 */
export function readFaults(yaml: string): Fault[] {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw new Error(error.message);
  const faults: Fault[] = [];
  for (const [group, entries] of Object.entries(document.toJS() as Record<string, object>)) {
    if (!GROUPS.includes(group as Group))
      throw new Error(`Unknown group "${group}". Use one of ${GROUPS.join(', ')}.`);
    for (const [id, text] of Object.entries(entries)) {
      if (!/^F\d{2,3}$/.test(id)) throw new Error(`"${id}" is no id, such as F01 or F201.`);
      if (faults.some((fault) => fault.id === id)) throw new Error(`${id} is there twice.`);
      if (typeof text !== 'string' || !text) throw new Error(`${id}: say what goes wrong.`);
      faults.push({ id, group: group as Group, text });
    }
  }
  return faults;
}

/** Ids of the faults that a title or a file of tests names, each once: `@F01`. */
export const tagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/@(F\d{2,3})\b/g)].map(([, id]) => id!)),
];
