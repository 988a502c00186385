import ts from 'typescript';

const { InTypeAlias, NoTruncation } = ts.TypeFormatFlags;

/** A type with more members is left to its declaration, as all texts of the library are. */
const MANY = 100;

/** A prop or a field: its declaration and its comment. */
interface Member {
  readonly name: string;
  readonly code: string;
  readonly comment: string;
  readonly isOptional: boolean;
}

/** The description of a type, with the members that this package declares. */
interface Description {
  readonly name: string;
  readonly text: string;
  readonly members: readonly Member[];
}

const inOneLine = (comment: string): string => comment.replaceAll(/\s+/g, ' ').trim();

/** Open unions of strings contain this type only for editors' completion; in the docs it is just `string`. */
const readable = (type: string): string => type.replaceAll('(string & Record<never, never>)', 'string');

const isOurs = (symbol: ts.Symbol): boolean =>
  !symbol.declarations?.[0]?.getSourceFile().fileName.includes('/node_modules/');

/** Whether another type of the entry includes all members of this one, so that describing both would repeat them. */
const isPart = ({ name, members }: Description, all: readonly Description[]): boolean =>
  !name.endsWith('Props') &&
  all.some(
    (other) =>
      other.members.length > members.length &&
      members.every((member) => other.members.some((own) => own.name === member.name)),
  );

/** Reads the exports of entries with the compiler: props with their types and comments, as an editor shows them. */
export class PublicApi {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  /** The exported types of an entry, then its functions, as Markdown; one array item each. */
  describe(file: string): string[] {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    const exported = this.#checker
      .getExportsOfModule(module)
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol,
      );
    const types = exported.flatMap((symbol) => this.#describeType(symbol) ?? []);
    const whole = types.filter((type) => type.members.length === 0 || !isPart(type, types));
    const functions = exported.flatMap((symbol) => this.#describeFunction(symbol) ?? []);
    return [
      ...whole.map(({ name, text }) => `\`${name}\`${text}`),
      ...(functions.length > 0 ? [`Functions:\n${functions.join('\n')}`] : []),
    ];
  }

  #describeType(symbol: ts.Symbol): Description | undefined {
    if (!(symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface))) return undefined;
    const { name } = symbol;
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    const written = readable(this.#checker.typeToString(type, undefined, NoTruncation | InTypeAlias));
    // A union of named types or texts is written out; its members would be those of its parts.
    if (type.isUnion() && /^[\w"| -]+$/.test(written)) return { name, text: `: \`${written}\``, members: [] };
    // So is what is made of a named type: `Partial<Messages>`.
    const short = this.#checker.typeToString(type, undefined, NoTruncation);
    if (/^\w+<\w+>$/.test(short) && !short.startsWith(`${name}<`))
      return { name, text: `: \`${short}\``, members: [] };
    const { members, hasNative } = this.#membersOf(type);
    if (members.length === 0 || members.length > MANY) return undefined;
    if (members.every(({ comment }) => comment === ''))
      return { name, text: `: \`{ ${members.map(({ code }) => code).join('; ')} }\``, members };
    const lines = members.map(({ code, comment }) => `- \`${code}\` ${comment}`.trim());
    const native = hasNative ? ', and the native props of its element' : '';
    return { name, text: `${native}:\n${lines.join('\n')}`, members };
  }

  /** The members that this package declares, required ones first; for a union, the members of every part. */
  #membersOf(type: ts.Type): { members: Member[]; hasNative: boolean } {
    const choices = type.isUnion() ? type.types : [type];
    const byName = new Map<string, ts.Symbol[]>();
    for (const choice of choices) {
      for (const symbol of this.#checker.getPropertiesOfType(choice)) {
        byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
      }
    }
    const ours = [...byName.values()].filter((symbols) => symbols.every(isOurs));
    const members = ours.flatMap((symbols) => this.#describeMember(symbols, choices.length) ?? []);
    return {
      members: members.sort((a, b) => Number(a.isOptional) - Number(b.isOptional)),
      hasNative: ours.length < byName.size,
    };
  }

  /** Describes a member of a union from its declaration in each part. `undefined` if no part allows it. */
  #describeMember(symbols: readonly ts.Symbol[], choices: number): Member | undefined {
    const symbol = symbols.find((each) => !this.#isForbidden(each));
    if (!symbol) return undefined;
    const { name } = symbol;
    const isOptional =
      symbols.length < choices || symbols.some(({ flags }) => flags & ts.SymbolFlags.Optional);
    const written = this.#checker.typeToString(
      this.#checker.getTypeOfSymbol(symbol),
      undefined,
      NoTruncation,
    );
    const type = isOptional ? written.replace(/ \| undefined$/, '').replace(/^\((.+)\)$/, '$1') : written;
    const initial = symbol.getJsDocTags(this.#checker).find((tag) => tag.name === 'default');
    const comment = symbols.map((each) => this.#commentOf(each)).find((each) => each !== '') ?? '';
    return {
      name,
      code: `${name}${isOptional ? '?' : ''}: ${readable(type)}`,
      comment: initial
        ? inOneLine(`${comment} Default: ${ts.displayPartsToString(initial.text)}`)
        : inOneLine(comment),
      isOptional,
    };
  }

  /** Whether a member must not be set: `href?: never`. */
  #isForbidden(symbol: ts.Symbol): boolean {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(symbol));
    return Boolean(type.flags & ts.TypeFlags.Never);
  }

  #describeFunction(symbol: ts.Symbol): string | undefined {
    const [signature] = this.#checker.getTypeOfSymbol(symbol).getCallSignatures();
    // Names of components begin with a capital; their props describe them already.
    if (!signature || !/^[a-z]/.test(symbol.name)) return undefined;
    const code = `${symbol.name}${this.#checker.signatureToString(signature)}`;
    return `- \`${code}\` ${inOneLine(this.#commentOf(symbol))}`.trim();
  }

  readonly #commentOf = (symbol: ts.Symbol): string =>
    ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
}
