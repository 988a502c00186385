'use client';
import { type ComponentPropsWithoutRef, type RefObject, useState } from 'react';
import { fieldMessages } from '../../i18n/compiled/en/field.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useFormReset } from '../../lib/fields.js';

type InputProps = ComponentPropsWithoutRef<'input'>;

/** Returns the error of a day outside `min` and `max`. A half-typed year counts once the field is left. */
export function useDayLimits(
  { type, min, max, value, defaultValue, onChange, onBlur }: InputProps,
  place: RefObject<Element | null>,
) {
  const t = useMessages(fieldMessages);
  const format = useFormatters();
  const [typed, setTyped] = useState(defaultValue);
  const day = String(value ?? typed ?? '');
  const [valueOnBlur, setValueOnBlur] = useState(day);
  useFormReset(place, () => setTyped(place.current?.querySelector('input')?.value));
  if (type !== 'date') return { fault: undefined, handlers: { onChange, onBlur } };

  // ISO 8601 days sort as text. An invalid limit is ignored, as in browsers.
  const [first, last] = [format.isoDay(min), format.isoDay(max)];
  const isOutside = (first !== undefined && day < first) || (last !== undefined && day > last);
  const isComplete = format.isoDay(day) !== undefined || day === valueOnBlur;
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
      setValueOnBlur(event.target.value);
    },
  };
  return { fault: day !== '' && isOutside && isComplete ? limits : undefined, handlers };
}
