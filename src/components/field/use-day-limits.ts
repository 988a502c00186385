'use client';
import { type ComponentPropsWithoutRef, type RefObject, useState } from 'react';
import { fieldMessages } from '../../i18n/compiled/en/field.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useFormReset } from '../../lib/fields.js';

type InputProps = ComponentPropsWithoutRef<'input'>;

/** Says which days a field takes where its day is none of them, whoever gave it. Half a year that is being typed is no day yet. */
export function useDayLimits(
  { type, min, max, value, defaultValue, onChange, onBlur }: InputProps,
  place: RefObject<Element | null>,
) {
  const t = useMessages(fieldMessages);
  const format = useFormatters();
  const [typed, setTyped] = useState(defaultValue);
  const day = String(value ?? typed ?? '');
  const [left, setLeft] = useState(day);
  useFormReset(place, () => setTyped(place.current?.querySelector('input')?.value));
  if (type !== 'date') return { fault: undefined, handlers: { onChange, onBlur } };

  // Days in ISO 8601 are in the order of their letters. A limit that is no day is none, as browsers have it.
  const [first, last] = [format.isoDay(min), format.isoDay(max)];
  const isOutside = (first !== undefined && day < first) || (last !== undefined && day > last);
  const isWhole = format.isoDay(day) !== undefined || day === left;
  const [from, to] = [format.date(first), format.date(last)];
  const limits =
    last === undefined
      ? t['field.days.after']({ from })
      : t[first === undefined ? 'field.days.before' : 'field.days.between']({ from, to });
  const handlers: Pick<InputProps, 'onChange' | 'onBlur'> = {
    onChange: (event) => {
      onChange?.(event);
      setTyped(event.target.value);
    },
    onBlur: (event) => {
      onBlur?.(event);
      setLeft(event.target.value);
    },
  };
  return { fault: day !== '' && isOutside && isWhole ? limits : undefined, handlers };
}
