import { TYPE } from '@formatjs/icu-messageformat-parser';
import { ELEMENT, type Note } from './catalogue.js';
import { allPieces, formatterOf, isRich, type Kind, type Piece, readMessage, valuesOf } from './icu.js';

export interface Compiled {
  readonly code: string;
  readonly uses: ReadonlySet<string>;
}

export interface English {
  /** True where the English message is a function of values, even if a translation uses none of them. */
  readonly isFunction?: boolean;
  /** Names of values that may be elements. */
  readonly elements?: readonly string[];
}

/**
 * Compiles a message to the code of a string, or of a function of values and formatters. The function of a
 * message with tags returns a list of texts and the caller's elements.
 *
 * @throws Error for invalid ICU MessageFormat, and for styles without a formatter
 */
export function compileMessage(text: string, { isFunction = false, elements = [] }: English = {}): Compiled {
  const pieces = readMessage(text);
  const uses = new Set<string>();
  if (valuesOf(pieces).size === 0) {
    const literal = quoted(plainText(pieces));
    return { code: isFunction ? `() => ${literal}` : literal, uses };
  }
  const body = isRich(pieces) ? richOf(pieces, uses, elements) : textOf(pieces, uses, '');
  return { code: `(v${uses.has('f') ? ', f' : ''}) => ${body}`, uses };
}

const quoted = (text: string): string => JSON.stringify(text);

const plainText = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.type === TYPE.literal ? piece.value : '')).join('');

type Uses = Set<string>;

/** Returns the code of a text. @param counted - code of the surrounding plural's count, for '#' */
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

function richOf(pieces: readonly Piece[], uses: Uses, elements: readonly string[]): string {
  uses.add('rich');
  const standsAlone = (piece: Piece): boolean =>
    piece.type === TYPE.tag ||
    piece.type === TYPE.plural ||
    piece.type === TYPE.select ||
    (piece.type === TYPE.argument && elements.includes(piece.value));
  /** Returns the code of a list of texts and elements, with adjacent texts merged. */
  const listOf: typeof textOf = (list, _, counted) => {
    const parts: string[] = [];
    let texts: Piece[] = [];
    const endText = () => {
      if (texts.length > 0) parts.push(textOf(texts, uses, counted));
      texts = [];
    };
    for (const piece of list) {
      if (!standsAlone(piece)) {
        texts.push(piece);
        continue;
      }
      endText();
      const value = pieceOf(piece, uses, counted, listOf);
      parts.push(piece.type === TYPE.plural || piece.type === TYPE.select ? `...${value}` : value);
    }
    endText();
    return `[${parts.join(', ')}]`;
  };
  return `rich(${listOf(pieces, uses, '').slice(1, -1)})`;
}

const OTHER = 'other';

/** Returns the code of one piece. @param formOf - compiles the forms of a plural or select */
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
        ([name, form]) => [name, formOf(form.value, uses, isPlural ? value : counted)] as const,
      );
      const other = forms.find(([name]) => name === OTHER)?.[1];
      // Forms equal to `other` are left out.
      const own = forms.filter(([name, form]) => name === OTHER || name.startsWith('=') || form !== other);
      const code = own.map(([name, form]) => `${quoted(name)}: ${form}`).join(', ');
      return `${isPlural ? 'plural' : 'select'}(${value}, { ${code} })`;
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

/** Returns the type of a message in all languages. @param note - has the values that only translations use */
export function messageType(text: string, { placeholders = {} }: Note = {}): string {
  const pieces = readMessage(text);
  const values = valuesOf(pieces);
  if (values.size === 0) return 'string';
  const given = Array.from(values, ([name, kind]) => {
    if (kind === 'tag') return `${name}?: ${TYPES.tag} | undefined`;
    return `${name}: ${placeholders[name]?.type === ELEMENT ? 'ReactNode' : TYPES[kind]}`;
  });
  const more = Object.keys(placeholders).filter((name) => !values.has(name));
  const members = [...given, ...more.map((name) => `${name}: ${TYPES.text}`)];
  const formats = allPieces(pieces).map(({ type }) => FORMATTERS.get(type));
  const format = formats.find((name) => name === 'Formatters') ?? formats.find(Boolean);
  const parameters = [`v: { ${members.join('; ')} }`, ...(format ? [`f: ${format}`] : [])];
  return `(${parameters.join(', ')}) => ${isRich(pieces) ? 'Rich' : 'string'}`;
}

/** Types of the formatters by piece. Messages with figures alone load no code of dates. */
const FORMATTERS = new Map([
  [TYPE.number, 'FigureFormatters'],
  [TYPE.pound, 'FigureFormatters'],
  [TYPE.date, 'Formatters'],
]);
