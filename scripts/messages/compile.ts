import { TYPE } from '@formatjs/icu-messageformat-parser';
import { allPieces, formatterOf, isRich, type Kind, type Piece, readMessage, valuesOf } from './icu';

/** A message as JavaScript, and what of the runtime it calls. */
export interface Compiled {
  readonly code: string;
  readonly uses: ReadonlySet<string>;
}

/**
 * Compiles a message to a text, or to a function of values and formatters. A message with tags returns a list of pieces,
 * among them the elements that the caller makes for its tags.
 *
 * @param isFunction - whether English has values that this text may not need
 * @throws what is no ICU MessageFormat, and what the library has no formatter for
 */
export function compileMessage(text: string, isFunction = false): Compiled {
  const pieces = readMessage(text);
  const uses = new Set<string>();
  if (valuesOf(pieces).size === 0) {
    const said = quoted(plainText(pieces));
    return { code: isFunction ? `() => ${said}` : said, uses };
  }
  const body = isRich(pieces) ? richOf(pieces, uses) : textOf(pieces, uses, '');
  return { code: `(v${uses.has('f') ? ', f' : ''}) => ${body}`, uses };
}

const quoted = (text: string): string => JSON.stringify(text);

const plainText = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.type === TYPE.literal ? piece.value : '')).join('');

type Uses = Set<string>;

/** Returns code of a text. @param counted - code of the figure of the plural around it, for '#' */
function textOf(pieces: readonly Piece[], uses: Uses, counted: string): string {
  const [only] = pieces;
  if (pieces.every(({ type }) => type === TYPE.literal)) return quoted(plainText(pieces));
  if (only && pieces.length === 1) return pieceOf(only, uses, counted, textOf);
  const parts = pieces.map((piece) =>
    piece.type === TYPE.literal
      ? piece.value.replaceAll(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`)
      : `\${${pieceOf(piece, uses, counted, textOf)}}`,
  );
  return `\`${parts.join('')}\``;
}

function richOf(pieces: readonly Piece[], uses: Uses): string {
  uses.add('rich');
  return `rich(${listOf(pieces, uses, '').slice(1, -1)})`;
}

/** Returns code of a list of texts and elements. */
function listOf(pieces: readonly Piece[], uses: Uses, counted: string): string {
  const parts = pieces.map((piece) => {
    if (piece.type === TYPE.literal) return quoted(piece.value);
    const value = pieceOf(piece, uses, counted, listOf);
    return piece.type === TYPE.plural || piece.type === TYPE.select ? `...${value}` : value;
  });
  return `[${parts.join(', ')}]`;
}

/** Returns code of one piece. @param formOf - writes the forms of a plural or a choice */
function pieceOf(piece: Piece, uses: Uses, counted: string, formOf: typeof textOf): string {
  const value = 'value' in piece ? `v.${piece.value}` : counted;
  switch (piece.type) {
    case TYPE.argument:
      return value;
    case TYPE.number:
    case TYPE.date:
      uses.add('f');
      return `f.${formatterOf(piece)}(${value})`;
    case TYPE.pound:
      uses.add('f');
      return `f.number(${counted})`;
    case TYPE.tag:
      uses.add('placed');
      return `placed(${value}, ${textOf(piece.children, uses, counted)})`;
    case TYPE.plural:
    case TYPE.select: {
      const isPlural = piece.type === TYPE.plural;
      uses.add(isPlural ? 'plural' : 'select');
      const forms = Object.entries(piece.options).map(
        ([name, form]) => `${quoted(name)}: ${formOf(form.value, uses, isPlural ? value : counted)}`,
      );
      return `${isPlural ? 'plural' : 'select'}(${value}, { ${forms.join(', ')} })`;
    }
    default:
      throw new Error('has a piece that the library has no formatter for');
  }
}

const TYPES: Readonly<Record<Kind, string>> = {
  number: 'number',
  text: 'string',
  date: 'unknown',
  choice: 'string',
  tag: 'Place',
};

/**
 * Returns the type of an English message, which its translations have too.
 *
 * @param more - names of texts that only translations need
 */
export function messageType(text: string, more: readonly string[]): string {
  const pieces = readMessage(text);
  const values = valuesOf(pieces);
  if (values.size === 0) return 'string';
  const rich = isRich(pieces);
  const outside = new Set(valuesOutsideTags(pieces));
  const given = Array.from(values, ([name, kind]) => {
    if (kind === 'tag') return `${name}?: ${TYPES.tag} | undefined`;
    // An element may stand for a text that no tag is around.
    return `${name}: ${rich && outside.has(name) ? 'ReactNode | Rich' : TYPES[kind]}`;
  });
  const ofOthers = more.filter((name) => !values.has(name)).map((name) => `${name}: ${TYPES.text}`);
  const formats = allPieces(pieces).map(({ type }) => FORMATTERS.get(type));
  const format = formats.find((name) => name === 'Formatters') ?? formats.find(Boolean);
  const parameters = [`v: { ${[...given, ...ofOthers].join('; ')} }`, ...(format ? [`f: ${format}`] : [])];
  return `(${parameters.join(', ')}) => ${rich ? 'Rich' : 'string'}`;
}

function valuesOutsideTags(pieces: readonly Piece[]): string[] {
  const outside = allPieces(pieces.filter(({ type }) => type !== TYPE.tag));
  const inTags = new Set(outside.flatMap((piece) => (piece.type === TYPE.tag ? allPieces([piece]) : [])));
  return outside.flatMap((piece) =>
    piece.type === TYPE.argument && !inTags.has(piece) ? [piece.value] : [],
  );
}

/** What writes a piece: formatters of figures bring no code of dates along. */
const FORMATTERS = new Map([
  [TYPE.number, 'FigureFormatters'],
  [TYPE.pound, 'FigureFormatters'],
  [TYPE.date, 'Formatters'],
]);
