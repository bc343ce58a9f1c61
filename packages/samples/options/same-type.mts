import ts from 'typescript';

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

/** Compares types; pairs that lead back to themselves are the same if nothing else differs. */
class Comparison {
  /** Pairs that are being compared, ours → theirs. */
  private readonly open = new Map<ts.Type, Set<ts.Type>>();

  constructor(private readonly checker: ts.TypeChecker) {}

  private isSameObject(documented: ts.Type, actual: ts.Type): boolean {
    const isPart = isAbbreviated(documented);
    const names = documented
      .getProperties()
      .map(({ name }) => name)
      .filter((name) => name !== 'abbreviated');
    const others = actual.getProperties().map(({ name }) => name);
    if (!isPart && names.length !== others.length) return false;
    const hasSameProperties = names.every((name) => {
      const [ours, theirs] = [documented.getProperty(name)!, actual.getProperty(name)];
      if (!theirs) return false;
      const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;
      return (
        isOptional(ours) === isOptional(theirs) &&
        this.isSame(this.checker.getTypeOfSymbol(ours), this.checker.getTypeOfSymbol(theirs))
      );
    });
    const [ours, theirs] = [documented, actual].map((type) =>
      this.checker.getIndexInfosOfType(type),
    );
    return (
      hasSameProperties &&
      (isPart || ours!.length === theirs!.length) &&
      ours!.every((info, at) => this.isSame(info.type, theirs![at]!.type))
    );
  }

  private isSameMember(documented: ts.Type, actual: ts.Type): boolean {
    const { checker } = this;
    if (documented === actual) return true;
    if (documented.isLiteral() && actual.isLiteral()) return documented.value === actual.value;
    if (checker.isArrayType(documented) && checker.isArrayType(actual)) {
      const [ours, theirs] = [documented, actual].map((one) =>
        checker.getTypeArguments(one as ts.TypeReference),
      );
      return this.isSame(ours![0]!, theirs![0]!);
    }
    const both = [documented, actual];
    const areObjects = both.every(({ flags }) => (flags & ts.TypeFlags.Object) !== 0);
    const isCallable = both.some((one) => one.getCallSignatures().length > 0);
    if (areObjects && !isCallable) return this.isSameObject(documented, actual);
    return (
      checker.isTypeAssignableTo(documented, actual) &&
      checker.isTypeAssignableTo(actual, documented)
    );
  }

  isSame(documented: ts.Type, actual: ts.Type): boolean {
    if (documented === actual) return true;
    const isWhole = documented.getProperties().length === 1 && isAbbreviated(documented);
    if (isWhole) return true;
    const others = this.open.get(documented) ?? new Set();
    if (others.has(actual)) return true;
    this.open.set(documented, others.add(actual));
    const [ours, theirs] = [membersOf(documented), membersOf(actual)];
    // Members that are abbreviated as a whole stand for all that are not named.
    const named = ours.filter((one) => !isOpen(this.checker, one));
    const isSame =
      (named.length < ours.length || ours.length === theirs.length) &&
      named.every((one) => theirs.some((other) => this.isSameMember(one, other)));
    others.delete(actual);
    return isSame;
  }
}

/**
 * Whether a page and the package mean the same type: the same members of a union, the same
 * properties with the same types. Mutual assignment is not enough, for objects of optional
 * properties can all be assigned to each other. Where the page abbreviates, anything is right.
 */
export function isSameType(checker: ts.TypeChecker, documented: ts.Type, actual: ts.Type): boolean {
  return new Comparison(checker).isSame(documented, actual);
}
