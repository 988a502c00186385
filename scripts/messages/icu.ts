import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A piece of a message in ICU MessageFormat: text, an argument, a plural, a tag … */
export type Piece = MessageFormatElement;

/** How a value is given: a figure, a text, a date, one of some words, or what places an element around a text. */
export type Kind = 'number' | 'text' | 'date' | 'choice' | 'tag';

/** The formatter that writes a figure, by its style: `{cost, number, money}`. */
const NUMBER_STYLES: Readonly<Record<string, string>> = {
  '': 'number',
  money: 'money',
  percent: 'percent',
  compact: 'compactNumber',
  'compact-money': 'compactMoney',
};

/** The formatter that writes a date, by its style: `{day, date, weekday}`. */
const DATE_STYLES: Readonly<Record<string, string>> = { '': 'date', weekday: 'dateWithWeekday' };

/**
 * Reads a message.
 *
 * @throws {SyntaxError} what is no ICU MessageFormat
 */
export const readMessage = (text: string): Piece[] => parse(text, { captureLocation: false });

/** Pieces with those that they hold. */
export const allPieces = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => [piece, ...allPieces(partsOf(piece))]);

function partsOf(piece: Piece): Piece[] {
  if (piece.type === TYPE.tag) return piece.children;
  if (piece.type !== TYPE.plural && piece.type !== TYPE.select) return [];
  return Object.values(piece.options).flatMap(({ value }) => value);
}

/** Returns whether elements stand in a message: it has tags. */
export const isRich = (pieces: readonly Piece[]): boolean =>
  allPieces(pieces).some(({ type }) => type === TYPE.tag);

/** The values that a message is given, by name. */
export function valuesOf(pieces: readonly Piece[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const piece of allPieces(pieces)) {
    const kind = kindOf(piece);
    // A figure may stand in a plural, and as a text beside it.
    if (kind && 'value' in piece && kinds.get(piece.value) !== 'number') kinds.set(piece.value, kind);
  }
  return kinds;
}

const KINDS = new Map<TYPE, Kind>([
  [TYPE.argument, 'text'],
  [TYPE.number, 'number'],
  [TYPE.plural, 'number'],
  [TYPE.date, 'date'],
  [TYPE.select, 'choice'],
  [TYPE.tag, 'tag'],
]);

const kindOf = ({ type }: Piece): Kind | undefined => KINDS.get(type);

/**
 * Returns the name of the formatter that writes a figure or a date.
 *
 * @throws when there is none for its style
 */
export function formatterOf(piece: Piece): string {
  const [type, styles] = piece.type === TYPE.date ? ['date', DATE_STYLES] : ['number', NUMBER_STYLES];
  const style = 'style' in piece && typeof piece.style === 'string' ? piece.style : '';
  const name = styles[style];
  if (name !== undefined) return name;
  const known = Object.keys(styles).filter(Boolean).join(', ');
  throw new Error(`has the ${type} style '${style}', and there are: ${known}`);
}

/** Returns whether a message is given values, and so is a function. */
export const hasValues = (text: string): boolean => valuesOf(readMessage(text)).size > 0;
