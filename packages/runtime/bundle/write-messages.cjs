/* A loader, in plain JavaScript because the bundler loads it by itself. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundler loads CommonJS only
const { parse } = require('@babel/parser');

/** @typedef {import('@babel/types').Node} Node */
/** @typedef {import('@babel/types').ObjectExpression} ObjectExpression */

/** What a message has in the source: the first two are for who translates it. */
const FIELDS = ['id', 'description', 'message', 'children'];

/** Calls `visit` with every node. @param {unknown} node @param {(node: Node) => void} visit */
function walk(node, visit) {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit);
    return;
  }
  if (!('type' in node)) return;
  visit(/** @type {Node} */ (node));
  for (const value of Object.values(node)) walk(value, visit);
}

/** Names that a module gives to what it imports. @param {Node[]} statements Of the module. */
function importedNames(statements) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const node of statements) {
    if (node.type !== 'ImportDeclaration' || node.source.value !== '@docusaurus/Translate')
      continue;
    for (const specifier of node.specifiers) {
      const isDefault = specifier.type === 'ImportDefaultSpecifier';
      names.set(specifier.local.name, isDefault ? 'children' : 'message');
    }
  }
  return names;
}

/**
 * The object that says a message, with the name of the field that has its text.
 * @param {Node} node
 * @param {Map<string, string>} names
 * @returns {[ObjectExpression, string] | undefined}
 */
function messageOf(node, names) {
  if (node.type !== 'CallExpression') return undefined;
  const [first, second] = node.arguments;
  const [named, object] =
    first?.type === 'ObjectExpression' ? [node.callee, first] : [first, second];
  const field = named?.type === 'Identifier' ? names.get(named.name) : undefined;
  return field && object?.type === 'ObjectExpression' ? [object, field] : undefined;
}

/** @param {ObjectExpression} object @param {string} name */
function literalOf(object, name) {
  const property = object.properties.find(
    (one) => one.type === 'ObjectProperty' && nameOf(one) === name,
  );
  const value = property?.type === 'ObjectProperty' ? property.value : undefined;
  return value?.type === 'StringLiteral' ? value.value : undefined;
}

/** @param {ObjectExpression['properties'][number]} property */
function nameOf(property) {
  if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') return undefined;
  return property.key.name;
}

/**
 * Writes the text of each message to where it is shown, so that no table of messages is sent. What
 * the table lacks is English, and stands in the source.
 * @this {{ getOptions(): { messages: Record<string, string> } }}
 * @param {string} code An ES module, after all other loaders.
 */
function writeMessages(code) {
  if (!code.includes('@docusaurus/Translate')) return code;
  const { messages } = this.getOptions();
  const program = parse(code, { sourceType: 'module', plugins: ['jsx'] }).program;
  const names = importedNames(program.body);
  /** @type {[start: number, end: number, text: string][]} */
  const changes = [];
  let isNested = false;
  walk(program, (node) => {
    const [object, field] = messageOf(node, names) ?? [];
    const id = object && literalOf(object, 'id');
    if (!object || !field || !id) return;
    const text = messages[id] ?? literalOf(object, field);
    if (text === undefined) return;
    if (object.start < (changes.at(-1)?.[1] ?? 0)) {
      isNested = true;
      return;
    }
    const kept = object.properties
      .filter((property) => !FIELDS.includes(nameOf(property) ?? ''))
      .map(({ start, end }) => code.slice(start, end));
    const own = `{ ${[`${field}: ${JSON.stringify(text)}`, ...kept].join(', ')} }`;
    changes.push([object.start, object.end, own]);
  });
  const written = changes.reduceRight(
    (changed, [start, end, text]) => changed.slice(0, start) + text + changed.slice(end),
    code,
  );
  // A message among the values of another one has moved with it.
  return isNested ? writeMessages.call(this, written) : written;
}

module.exports = writeMessages;
