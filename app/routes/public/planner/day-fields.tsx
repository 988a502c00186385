import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { lazyPart } from 'tapa-ui/lazy-part';
import { OptionalPart } from '../../../shell/optional-part';

const dayRangePicker = lazyPart(async () => {
  const [{ DayRangePicker }] = await Promise.all([
    import('tapa-ui/day-range-picker'),
    import('tapa-ui/dashboards.css'),
  ]);
  return { default: DayRangePicker };
});

interface DayProps {
  readonly name: 'from' | 'until';
  readonly type: 'date';
  readonly max: string;
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onFocus: () => void;
}

export interface DayFieldsProps {
  /** Renders both fields, and their calendar, which is `null` before a field has had focus. */
  children: (from: DayProps, until: DayProps, calendar: ReactNode) => ReactNode;
}

/** The first and the last day of a trip. Their calendar loads on focus. */
export function DayFields({ children }: DayFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [choosesDays, setChoosesDays] = useState(false);
  // Focus before hydration has fired no event.
  useEffect(() => {
    if ([first, last].some(({ current }) => current?.matches(':focus'))) setChoosesDays(true);
  }, []);
  // Without a `max`, years can have more than four digits.
  const day = { type: 'date', max: '9999-12-31', onFocus: () => setChoosesDays(true) } as const;
  return children(
    { ...day, name: 'from', ref: first },
    { ...day, name: 'until', ref: last },
    choosesDays ? (
      // Reserves its height, so that nothing moves when its code has loaded.
      <div className="min-h-11">
        <OptionalPart>
          <dayRangePicker.Component label="Days of the trip" first={first} last={last} />
        </OptionalPart>
      </div>
    ) : null,
  );
}
