import { cx } from './cx.js';

/** A day, or two of one month: 'Wed, Dec 12, 2026', 'Dec 28 – Jan 4, 2027'. What is longer is two days, or a sentence. */
const LONGEST = 20;

/** Between two days: 'Dec 28, 2026 – Jan 4, 2027'. */
const AFTER_DASH = /(?<=\s[–—-]\s)/;

/** A day of a sentence, which ends no line. After its weekday one may: 'Sat, Dec 12, 2026'. */
export const unbroken = (day: string): string => day.replace(/(?<= .*) /g, '\u00A0');

/** Days as free text, which is shown as it is: no day is broken, and a span of two long ones wraps between them. */
export function Days({ text }: { text: string }) {
  const parts = text.length > LONGEST ? text.split(AFTER_DASH) : [text];
  if (parts.length === 1)
    return <bdi className={cx('t:inline', text.length <= LONGEST && 't:whitespace-nowrap')}>{text}</bdi>;
  return (
    <bdi>
      {parts.map((part, index) => (
        // Parts of a text have no other identity.
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
