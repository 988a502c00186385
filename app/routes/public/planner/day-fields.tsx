import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { lazyPart } from 'tapa-ui/lazy-part';
import { OptionalPart } from '../../../shell/optional-part';

/** The calendar and its styles. */
const dayRangePicker = lazyPart(async () => {
  const [{ DayRangePicker }] = await Promise.all([
    import('tapa-ui/day-range-picker'),
    import('tapa-ui/dashboards.css'),
  ]);
  return { default: DayRangePicker };
});

/** Makes an input a day of the trip. */
interface DayProps {
  readonly name: 'from' | 'until';
  readonly type: 'date';
  readonly max: string;
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onFocus: () => void;
}

export interface DayFieldsProps {
  /** Draws both fields, and their calendar, which is nothing until someone chooses days. */
  children: (from: DayProps, until: DayProps, calendar: ReactNode) => ReactNode;
}

/** The first and the last day of a trip. Their calendar comes to those who choose days: who only reads pays nothing for it. */
export function DayFields({ children }: DayFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [choosesDays, setChoosesDays] = useState(false);
  // Without a `max` years go on after four digits.
  const day = { type: 'date', max: '9999-12-31', onFocus: () => setChoosesDays(true) } as const;
  return children(
    { ...day, name: 'from', ref: first },
    { ...day, name: 'until', ref: last },
    choosesDays ? (
      // Its place is there at once: nothing moves under a finger when its code has come.
      <div className="min-h-11">
        <OptionalPart>
          <dayRangePicker.Component label="Days of the trip" first={first} last={last} />
        </OptionalPart>
      </div>
    ) : null,
  );
}
