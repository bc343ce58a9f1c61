import { load } from 'js-yaml';
import { excessOfValues } from '../shared/limits';

/**
 * The value of a YAML text by the parser of Docusaurus, which reads many of them too: another takes
 * other texts for dates. Throws a `YAMLException` whose `mark` has the line, from 0, or
 * an error where it stands for too many values.
 */
export function parseYaml(text: string): unknown {
  const value = load(text);
  const excess = excessOfValues(value);
  if (excess) throw new Error(excess);
  return value;
}
