/**
 * A loader, in plain JavaScript because the bundler loads it by itself.
 *
 * Puts the messages that a module names into it, so that no table of all messages is sent. Ids are
 * literals, because Docusaurus could not collect them otherwise.
 *
 * @this {{ getOptions(): { messages: Record<string, string> } }}
 * @param {string} code An ES module, after all other loaders.
 */
module.exports = function loadMessages(code) {
  if (!/\bTranslate\b/.test(code)) return code;
  const { messages } = this.getOptions();
  const named = Object.entries(messages).filter(([id]) =>
    [`"${id}"`, `'${id}'`].some((literal) => code.includes(literal)),
  );
  if (named.length === 0) return code;
  const own = JSON.stringify(Object.fromEntries(named));
  return (
    'import knownMessages from "@generated/codeTranslations";' +
    `Object.assign(knownMessages, ${own});\n${code}`
  );
};
