import { load } from 'js-yaml';

/**
 * The value of a YAML text that Docusaurus reads too, by the parser of Docusaurus: another takes
 * other texts for dates. Throws a `YAMLException` whose `mark` has the line, from 0.
 */
export const parseYaml = (text: string): unknown => load(text);
