import ts from 'typescript';

/** What a version of the package declares of its options. */
export interface DeclaredOptions {
  options: string[];
  deprecated: string[];
}

/** What `LibConfig` declares again although it inherits it: Rsbuild had it from the beginning. */
const INHERITED: readonly string[] = ['output'];

/**
 * The options that `LibConfig` declares by itself, and `lib`. Those that it inherits belong to
 * Rsbuild, whose versions say nothing of ours.
 * @throws Error where the text declares no such interface
 */
export function readDeclaredOptions(declarations: string, name: string): DeclaredOptions {
  const source = ts.createSourceFile(name, declarations, ts.ScriptTarget.Latest, true);
  const members = (interfaceName: string): ts.TypeElement[] =>
    source.statements
      .filter((node) => ts.isInterfaceDeclaration(node))
      .filter((node) => node.name.text === interfaceName)
      .flatMap((node) => [...node.members]);
  const isNamed = (member: ts.TypeElement) => !!member.name && ts.isIdentifier(member.name);
  const nameOf = (member: ts.TypeElement) => (member.name as ts.Identifier).text;
  const own = members('LibConfig').filter(isNamed);
  if (own.length === 0) throw new Error(`${name} declares no interface LibConfig with options.`);
  const lib = members('RslibConfig').filter((one) => isNamed(one) && nameOf(one) === 'lib');
  const all = [...own, ...lib].filter((one) => !INHERITED.includes(nameOf(one)));
  const isDeprecated = (one: ts.TypeElement) => ts.getJSDocDeprecatedTag(one) !== undefined;
  return { options: all.map(nameOf), deprecated: all.filter(isDeprecated).map(nameOf) };
}
