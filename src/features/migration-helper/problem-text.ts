import { translate } from '@docusaurus/Translate';
import type { Problem } from './worker';

/** Says what is wrong and what to do, in the language of the page. */
export function problemText({ code, place }: Problem): string {
  const values = { line: place?.line ?? 0, column: place?.column ?? 0 };
  switch (code) {
    case 'syntax':
      return translate(
        {
          id: 'migration-helper.problem.syntax',
          message: 'Line {line}, column {column}: this is not valid TypeScript.',
          description: 'Problem of a pasted configuration; what the parser says follows in English',
        },
        values,
      );
    case 'no-export':
      return translate({
        id: 'migration-helper.problem.noExport',
        message: 'Nothing is exported. Paste the whole file, with its export default.',
        description: 'Problem of a pasted configuration',
      });
    case 'no-object':
      return translate(
        {
          id: 'migration-helper.problem.noObject',
          message:
            'Line {line}, column {column}: the configuration cannot be read here. The helper needs an object, an array of objects, or a function that returns one of them.',
          description: 'Problem of a pasted configuration',
        },
        values,
      );
    case 'too-long':
    case 'too-deep':
      return translate({
        id: 'migration-helper.problem.tooLong',
        message: 'This is too long or nested too deeply for a configuration. Paste only the file.',
        description: 'Problem of a pasted configuration',
      });
    case 'unavailable':
      return translate({
        id: 'migration-helper.problem.unavailable',
        message: 'The helper could not be loaded. Check the connection, then change the text.',
        description: 'Problem of the helper that converts a configuration',
      });
    default:
      return translate({
        id: 'migration-helper.problem.internal',
        message: 'The helper cannot deal with this configuration. Use the table below.',
        description: 'Problem of the helper that converts a configuration',
      });
  }
}
