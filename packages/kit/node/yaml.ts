import { load } from 'js-yaml';
import { excessOfValues } from '../shared/limits';

/** By the parser of Docusaurus: another takes other texts for dates. Refuses too many values. */
export function parseYaml(text: string): unknown {
  const value = load(text);
  const excess = excessOfValues(value);
  if (excess) throw new Error(excess);
  return value;
}
