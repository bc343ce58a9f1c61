/** What a reader takes in at a glance; the rest of a long type is in the package. */
const MAX_TYPE = 400;
const MAX_DOCS = 300;

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max).trimEnd()}…`;
}

/**
 * A type as the compiler prints it, without what the sample says itself: that a word is imported,
 * and the `undefined` that a question mark means already.
 */
export function typeText(text: string): string {
  const own = text.replace(/^\(alias\) /, '').replace(/\nimport [^\n]*$/, '');
  return cut(own.replace(/(\?: [^\n]*?) \| undefined$/, '$1').trim(), MAX_TYPE);
}

/** The first paragraph of a doc comment, up to a list or an empty line, on one line. */
export function docsText(docs: string | undefined): string | undefined {
  const paragraph = docs?.trim().split(/\n\s*\n|\n\s*(?:[-*]|\d+\.) |\n```/)[0];
  if (!paragraph) return undefined;
  // Links cannot be followed in a tip.
  const plain = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{@link (\S+)[^}]*\}/g, '$1');
  return cut(plain.replace(/\s+/g, ' '), MAX_DOCS);
}
