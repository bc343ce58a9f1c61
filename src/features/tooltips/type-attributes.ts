/** On a word of a sample: its type, written by the build. The words of a block share one tab stop. */
export const TYPE = 'data-word-type';
/** On the same word: its documentation, with code in backticks. */
export const DOCS = 'data-docs';
