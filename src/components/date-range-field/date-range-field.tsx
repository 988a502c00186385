'use client';
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { dateRangeMessages } from '../../i18n/compiled/en/table.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert } from '../../icons/index.js';
import { type ControlSize, controlBox } from '../../lib/control-box.js';
import { cx } from '../../lib/cx.js';
import { useDayField } from '../../lib/use-day-field.js';
import { type DateLimits, type DateRange, isBackwards, isOutside } from './date-range.js';

export interface DateRangeFieldProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The label of the days: 'Check-in'. */
  label: string;
  /** Shows the label to screen readers only, as in a toolbar. @default false */
  labelHidden?: boolean | undefined;
  /** The days that are chosen. */
  value: DateRange;
  /** Called with the span as the reader changes it; it may end before it starts, which the field says. */
  onChange: (range: DateRange) => void;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Height: 36 px in toolbars, 44 in forms. @default 'md' */
  size?: ControlSize | undefined;
}

/**
 * A span of days, as two native date fields: each platform shows its own calendar. Parts: `date-range-field`,
 * `date-range-error`.
 *
 * @example
 * <DateRangeField label="Check-in" value={range} onChange={setRange} />
 */
export const DateRangeField = forwardRef<HTMLFieldSetElement, DateRangeFieldProps>(function DateRangeField(
  { label, labelHidden = false, value, onChange, min, max, size = 'md', disabled, className, ...rest },
  ref,
) {
  const t = useMessages(dateRangeMessages);
  const id = useId();
  const limits = { min, max };
  const backwards = isBackwards(value);
  const outside = isOutside(value.from, limits) || isOutside(value.to, limits);
  const invalid = backwards || outside;
  const errorId = `${id}error`;
  const days = {
    from: useDayField(value.from, (from) => onChange({ ...value, from })),
    to: useDayField(value.to, (to) => onChange({ ...value, to })),
  };
  const end = (
    name: keyof DateRange,
    text: string,
    isInvalid = backwards || isOutside(value[name], limits),
  ) => (
    <label
      className={cx(
        't:grid t:min-w-0 t:flex-auto t:gap-1',
        size === 'sm' && 't:grid-cols-[auto_1fr] t:items-center',
      )}
    >
      <span className="t:text-label t:text-muted">{text}</span>
      <input
        {...days[name]}
        min={min}
        max={max ?? days[name].max}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        className={controlBox({ size, invalid: isInvalid })}
      />
    </label>
  );
  return (
    <fieldset
      data-slot="date-range-field"
      data-invalid={invalid ? '' : undefined}
      disabled={disabled}
      className={cx('t:min-w-0 t:root', className)}
      ref={ref}
      {...rest}
    >
      <legend className={labelHidden ? 't:sr-only' : 't:pb-1.5 t:text-label t:font-semibold'}>{label}</legend>
      <div className="t:flex t:flex-wrap t:gap-2">
        {end('from', t['date-range.from'])}
        {end('to', t['date-range.to'])}
      </div>
      <div role="status" className="t:block">
        {invalid ? (
          <p
            id={errorId}
            data-slot="date-range-error"
            className="t:flex t:items-start t:gap-[5px] t:pt-1.5 t:text-label t:text-danger-text"
          >
            <CircleAlert aria-hidden="true" className="t:mt-0.5 t:icon-14" />
            <span className="t:min-w-0 t:wrap-anywhere">
              {outside ? <Limits {...limits} /> : t['date-range.order']}
            </span>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
});

/** Says which days can be chosen. */
function Limits({ min, max }: DateLimits) {
  const t = useMessages(dateRangeMessages);
  const format = useFormatters();
  const [from, to] = [format.date(min), format.date(max)];
  if (min === undefined) return t['date-range.before']({ to });
  return max === undefined ? t['date-range.after']({ from }) : t['date-range.between']({ from, to });
}
