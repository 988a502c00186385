import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A part of an ICU message: text, an argument, a plural, a tag … */
export type Piece = MessageFormatElement;

/** Kind of a message's value. A choice is the key of a select. A tag wraps its text in an element. */
export type Kind = 'number' | 'text' | 'date' | 'choice' | 'tag';

/** Formatters of figures by style: `{cost, number, money}`. */
const NUMBER_STYLES: Readonly<Record<string, string>> = {
  '': 'number',
  money: 'money',
  percent: 'percent',
  compact: 'compactNumber',
  'compact-money': 'compactMoney',
};

/** Formatters of dates by style: `{day, date, weekday}`. */
const DATE_STYLES: Readonly<Record<string, string>> = { '': 'date', weekday: 'dateWithWeekday' };

/** Parses a message. @throws {SyntaxError} for invalid ICU MessageFormat */
export const readMessage = (text: string): Piece[] => parse(text, { captureLocation: false });

export const allPieces = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => [piece, ...allPieces(partsOf(piece))]);

function partsOf(piece: Piece): Piece[] {
  if (piece.type === TYPE.tag) return piece.children;
  if (piece.type !== TYPE.plural && piece.type !== TYPE.select) return [];
  return Object.values(piece.options).flatMap(({ value }) => value);
}

export const isRich = (pieces: readonly Piece[]): boolean =>
  allPieces(pieces).some(({ type }) => type === TYPE.tag);

/** Returns the types of a message's values by name. */
export function valuesOf(pieces: readonly Piece[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const piece of allPieces(pieces)) {
    const kind = kindOf(piece);
    // A plural's figure may also be used as a text.
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

/** Returns the name of the formatter for a figure or date. @throws Error for an unknown style */
export function formatterOf(piece: Piece): string {
  const [type, styles] = piece.type === TYPE.date ? ['date', DATE_STYLES] : ['number', NUMBER_STYLES];
  const style = 'style' in piece && typeof piece.style === 'string' ? piece.style : '';
  const name = styles[style];
  if (name !== undefined) return name;
  const known = Object.keys(styles).filter(Boolean).join(', ');
  throw new Error(`has the ${type} style '${style}', and there are: ${known}`);
}

export const hasValues = (text: string): boolean => valuesOf(readMessage(text)).size > 0;
