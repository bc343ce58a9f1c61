import { load } from 'js-yaml';

/**
 * The value of a YAML text by the parser of Docusaurus, which reads many of them too: another takes
 * other texts for dates. Throws a `YAMLException` whose `mark` has the line, from 0.
 */
export const parseYaml = (text: string): unknown => load(text);
