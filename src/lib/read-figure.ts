const DIGIT = /^\p{Nd}$/u;

const isDigit = (point: number): boolean => DIGIT.test(String.fromCodePoint(point));

/** Returns the value of a digit of any script: Unicode has them in rows that begin with zero, some right after others. */
function worthOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return (point - first) % 10;
}

/**
 * The whole number that a text says, in the digits of any script: '٣' is 3, '1,234' is 1234. What stands between digits only
 * groups them.
 *
 * @returns undefined for a text that says none, or has letters
 */
export function readFigure(text: string): number | undefined {
  const digits = text.match(/\p{Nd}/gu);
  return digits && !/\p{L}/u.test(text) ? Number(digits.map(worthOf).join('')) : undefined;
}
