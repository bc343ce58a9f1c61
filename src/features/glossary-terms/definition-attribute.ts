/** On the link of a term: its definition, written by the build, with code in backticks. */
export const DEFINITION = 'data-definition';
