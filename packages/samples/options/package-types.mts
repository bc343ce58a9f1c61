import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { virtualHost } from '../runner/type-check.mts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

const CONFIG = 'node_modules/@rslib/core/dist-types/types/config';
const ROLLUP = 'packages/samples/runner/packages/node_modules/rollup/dist/rollup';
/**
 * `…` as a value stands for any type, and as a member for any other members; so do `object` and
 * `function` in a union.
 */
const HEAD = `
import type * as Config from './${CONFIG}';
import type * as Rsbuild from '@rsbuild/core';
import type * as Api from '@rslib/core';
export interface Abbreviated { abbreviated: never }
export type Lib = Config.LibConfig;
export type Top = Config.RslibConfig;
export type Own = Config.LibOnlyConfig;
export type Public = typeof Api;
export type Vite = import('vite').UserConfig;
export type Rollup = import('./${ROLLUP}').InputOptions & {
  output?: import('./${ROLLUP}').OutputOptions;
};
`;
/** A lib item, what stands at the top level, what Rslib adds, its exports, and other tools. */
export type TypeName = 'Lib' | 'Top' | 'Own' | 'Public' | 'Vite' | 'Rollup';

/** The text of a documented type as TypeScript: abbreviations and names of the packages resolved. */
export function toTypeScript(text: string, isOurs: (name: string) => boolean): string {
  return (
    text
      .replace(/(\??:\s*)…/g, '$1Abbreviated')
      .replace(/…(?=\s*[};])/g, 'abbreviated?: Abbreviated')
      .replace(/…/g, 'Abbreviated')
      // Any object or function, as a member of a union.
      .replace(/(?<![\w.'])(object|function)(?![\w'?:])/g, 'Abbreviated')
      .replace(/'[^']*'|"[^"]*"|(?<![\w.])[A-Z]\w*\b(?!\s*\??:)/g, (name) => {
        if (
          /^['"]/.test(name) ||
          ['Abbreviated', 'Record', 'RegExp', 'Array', 'Promise'].includes(name)
        )
          return name;
        return isOurs(name) ? `Config.${name}` : `Rsbuild.${name}`;
      })
  );
}

const isAbbreviated = (type: ts.Type): boolean => type.getProperty('abbreviated') !== undefined;

/** `Abbreviated`, or a list of it. */
function isOpen(checker: ts.TypeChecker, type: ts.Type): boolean {
  const element = checker.isArrayType(type)
    ? checker.getTypeArguments(type as ts.TypeReference)[0]
    : type;
  return element?.symbol?.name === 'Abbreviated';
}

function membersOf(type: ts.Type): ts.Type[] {
  const all = type.isUnion() ? type.types : [type];
  return all.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
}

/**
 * Whether a page and the package mean the same type: the same members of a union, the same
 * properties with the same types. Mutual assignment is not enough, for objects of optional
 * properties can all be assigned to each other. Where the page abbreviates, anything is right.
 */
export function isSameType(checker: ts.TypeChecker, documented: ts.Type, actual: ts.Type): boolean {
  /** Pairs that are being compared, ours → theirs: they are the same if nothing else differs. */
  const open = new Map<ts.Type, Set<ts.Type>>();

  const isSame = (ours: ts.Type, theirs: ts.Type): boolean => {
    const isWhole = ours.getProperties().length === 1 && isAbbreviated(ours);
    const others = open.get(ours) ?? new Set();
    if (ours === theirs || isWhole || others.has(theirs)) return true;
    open.set(ours, others.add(theirs));
    const [members, wanted] = [membersOf(ours), membersOf(theirs)];
    // Members that are abbreviated as a whole stand for all that are not named.
    const named = members.filter((one) => !isOpen(checker, one));
    const areSame =
      (named.length < members.length || members.length === wanted.length) &&
      named.every((one) => wanted.some((other) => isSameMember(one, other)));
    others.delete(theirs);
    return areSame;
  };

  const isSameMember = (ours: ts.Type, theirs: ts.Type): boolean => {
    if (ours === theirs) return true;
    if (ours.isLiteral() && theirs.isLiteral()) return ours.value === theirs.value;
    const both = [ours, theirs];
    if (both.every((one) => checker.isArrayType(one))) {
      const [own, other] = both.map((one) => checker.getTypeArguments(one as ts.TypeReference));
      return isSame(own![0]!, other![0]!);
    }
    const areObjects = both.every(({ flags }) => (flags & ts.TypeFlags.Object) !== 0);
    const isCallable = both.some((one) => one.getCallSignatures().length > 0);
    if (areObjects && !isCallable) return isSameObject(ours, theirs);
    return checker.isTypeAssignableTo(ours, theirs) && checker.isTypeAssignableTo(theirs, ours);
  };

  const isSameObject = (ours: ts.Type, theirs: ts.Type): boolean => {
    const isPart = isAbbreviated(ours);
    const properties = ours.getProperties().filter(({ name }) => name !== 'abbreviated');
    if (!isPart && properties.length !== theirs.getProperties().length) return false;
    const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;
    const hasSameProperties = properties.every((own) => {
      const other = theirs.getProperty(own.name);
      return (
        other !== undefined &&
        isOptional(own) === isOptional(other) &&
        isSame(checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(other))
      );
    });
    const [own, others] = [ours, theirs].map((type) => checker.getIndexInfosOfType(type));
    return (
      hasSameProperties &&
      (isPart || own!.length === others!.length) &&
      own!.every((info, at) => isSame(info.type, others![at]!.type))
    );
  };

  return isSame(documented, actual);
}

/** What the declarations of the installed package say. */
export class PackageTypes {
  private readonly checker: ts.TypeChecker;
  private readonly source: ts.SourceFile;
  private readonly keys: string[];
  /** Documented types that are no TypeScript, with what is wrong. */
  readonly broken: ReadonlyMap<string, string>;

  /** `documented` are the types that pages write, by a key of the caller's. */
  constructor(root: string, documented: ReadonlyMap<string, string>) {
    const declared = fs.readFileSync(path.join(root, `${CONFIG}.d.ts`), 'utf8');
    const isOurs = (name: string) =>
      new RegExp(`export (?:type|interface) ${name}\\b`).test(declared);
    const lines = [...documented.values()].map(
      (text, index) => `export type Documented${index} = ${toTypeScript(text, isOurs)};`,
    );
    this.keys = [...documented.keys()];
    const file = path.join(root, 'documented-options.ts').replaceAll('\\', '/');
    const text = HEAD + lines.join('\n');
    const host = virtualHost(OPTIONS, new Map([[file, text]]));
    const program = ts.createProgram({ rootNames: [file], options: OPTIONS, host });
    this.checker = program.getTypeChecker();
    this.source = program.getSourceFile(file)!;
    this.broken = new Map(
      [
        ...program.getSyntacticDiagnostics(this.source),
        ...program.getSemanticDiagnostics(this.source),
      ].map(({ start = 0, messageText }) => {
        const line =
          this.source.getLineAndCharacterOfPosition(start).line - HEAD.split('\n').length + 1;
        return [this.keys[line] ?? '', ts.flattenDiagnosticMessageText(messageText, ' ')];
      }),
    );
  }

  private named(name: string): ts.Type {
    const symbol = this.checker
      .getExportsOfModule(this.checker.getSymbolAtLocation(this.source)!)
      .find((one) => one.name === name);
    if (!symbol) throw new Error(`The package has no type ${name}.`);
    return this.checker.getDeclaredTypeOfSymbol(symbol);
  }

  keysOf(type: TypeName): string[] {
    return this.named(type)
      .getProperties()
      .map(({ name }) => name);
  }

  /** Names of the options of a lib item that the package calls deprecated. */
  deprecatedKeys(): string[] {
    return this.named('Lib')
      .getProperties()
      .filter((one) => one.getJsDocTags(this.checker).some(({ name }) => name === 'deprecated'))
      .map(({ name }) => name);
  }

  /** Names of the exports that are no values: types, and namespaces of types. */
  typeExports(): string[] {
    const values = this.keysOf('Public');
    const api = this.source.statements
      .filter(ts.isImportDeclaration)
      .map(({ moduleSpecifier }) => moduleSpecifier)
      .find((one) => ts.isStringLiteral(one) && one.text === '@rslib/core')!;
    return this.checker
      .getExportsOfModule(this.checker.getSymbolAtLocation(api)!)
      .map(({ name }) => name)
      .filter((name) => !values.includes(name));
  }

  /** The type of an option such as `dts.bundle`, or undefined where the package has none. */
  typeOf(option: string, roots: readonly TypeName[] = ['Lib', 'Top']): ts.Type | undefined {
    for (const root of roots) {
      let type: ts.Type | undefined = this.named(root);
      for (const key of option.split('.')) type = type && this.member(type, key);
      if (type) return type;
    }
    return undefined;
  }

  private member(type: ts.Type, key: string): ts.Type | undefined {
    const members = type.isUnion() ? type.types : [type];
    for (const one of members) {
      const property = one.getProperty(key);
      if (property && !(one.flags & ts.TypeFlags.StringLike)) {
        return this.checker.getNonNullableType(this.checker.getTypeOfSymbol(property));
      }
    }
    return undefined;
  }

  /** Names of the members of an option that is, or may be, an object of known keys. */
  membersOf(option: string): string[] {
    const type = this.typeOf(option);
    const parts = type?.isUnion() ? type.types : type ? [type] : [];
    const isPlain = (one: ts.Type): boolean =>
      (one.flags & ts.TypeFlags.Object) !== 0 &&
      !this.checker.isArrayType(one) &&
      one.getCallSignatures().length === 0;
    return parts.filter(isPlain).flatMap((one) => one.getProperties().map(({ name }) => name));
  }

  isSame(key: string, option: string): boolean {
    const actual = this.typeOf(option);
    const documented = this.named(`Documented${this.keys.indexOf(key)}`);
    return actual !== undefined && isSameType(this.checker, documented, actual);
  }

  describe(option: string): string {
    const type = this.typeOf(option);
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
    return type ? this.checker.typeToString(type, undefined, flags) : 'nothing';
  }
}
