import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** The reader of Docusaurus, for what Docusaurus reads too: another takes other texts for dates. */
const { load } = createRequire(require.resolve('@docusaurus/plugin-content-docs'))('js-yaml') as {
  load(text: string): unknown;
};

/** The value of a YAML text. Throws a `YAMLException` whose `mark` has the line, from 0. */
export const parseYaml = load;
