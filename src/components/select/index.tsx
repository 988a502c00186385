'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { ChevronDown } from '../../icons/compiled/chevron-down.js';
import { cx } from '../../lib/cx.js';
import { type ControlSize, controlBox } from '../../lib/fields.js';

/** One choice of a `Select`. */
export interface SelectOption {
  /** Unique id. */
  value: string;
  label: string;
  /** True where it cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

interface SelectOwnProps extends Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple' | 'children'> {
  options: readonly SelectOption[];
  /** Height: 36 px in toolbars, 44 in forms. @default 'md' */
  size?: ControlSize | undefined;
  /** Decorative icon before the choice, 16 px. */
  icon?: ReactNode | undefined;
}

/** Native props of `<select>`, and a label that is visible or for screen readers only. */
export type SelectProps = SelectOwnProps &
  (
    | {
        /** Visible label above the box. */
        label: string;
        'aria-label'?: never;
      }
    | {
        label?: never;
        /** Label for screen readers: 'Rows a page'. */
        'aria-label': string;
      }
  );

/**
 * One of a few choices, as a native `<select>`. Parts: `select`, `select-field`.
 *
 * @example
 * <Select aria-label="Rows a page" size="sm" options={[{ value: '25', label: '25' }]} onChange={choose} />
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, options, size = 'md', icon, id: givenId, className, ...rest },
  ref,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div
      data-slot="select-field"
      className="t:inline-grid t:max-w-full t:min-w-0 t:grid-cols-[minmax(0,auto)] t:content-start t:gap-1.5 t:wrap-anywhere t:root"
    >
      {label === undefined ? null : (
        <label htmlFor={id} className="t:text-label t:font-semibold">
          {label}
        </label>
      )}
      <span className="t:relative t:inline-grid t:grid-cols-[minmax(0,auto)] t:items-center">
        {icon ? (
          <span
            aria-hidden="true"
            className="t:pointer-events-none t:absolute t:start-3 t:flex t:text-subtle t:*:icon-16"
          >
            {icon}
          </span>
        ) : null}
        <select
          data-slot="select"
          id={id}
          className={cx(
            controlBox({ size, invalid: false }),
            // In WebKit a long choice would overflow the box and make the page scroll sideways.
            't:max-w-full t:cursor-pointer t:overflow-hidden t:pe-9 t:text-ellipsis',
            Boolean(icon) && 't:ps-rem-2.25',
            className,
          )}
          ref={ref}
          {...rest}
        >
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled} className="t:block">
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="t:pointer-events-none t:absolute t:end-3 t:icon-16 t:text-subtle"
        />
      </span>
    </div>
  );
});
