import { cx } from './cx.js';

/** Characters of a text without line breaks: 'Wed, Dec 12, 2026', 'Dec 28 – Jan 4, 2027'. */
const LONGEST = 20;

const AFTER_DASH = /(?<=\s[–—-]\s)/;

/** Keeps a day of a sentence on one line, but allows a break after its weekday: 'Sat, Dec 12, 2026'. */
export const unbroken = (day: string): string => day.replace(/(?<= .*) /g, '\u00A0');

/** Shows dates given as free text. A long span may break after its dash, but not within a day. */
export function Days({ text }: { text: string }) {
  const parts = text.length > LONGEST ? text.split(AFTER_DASH) : [text];
  if (parts.length === 1)
    return <bdi className={cx('t:inline', text.length <= LONGEST && 't:whitespace-nowrap')}>{text}</bdi>;
  return (
    <bdi>
      {parts.map((part, index) => (
        <span
          key={`${String(index)} ${part}`}
          className={cx('t:inline', part.length <= LONGEST && 't:whitespace-nowrap')}
        >
          {part}
        </span>
      ))}
    </bdi>
  );
}
