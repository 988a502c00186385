'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useRef } from 'react';
import { fieldMessages } from '../../i18n/compiled/en/field.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert } from '../../icons/compiled/circle-alert.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { controlBox, keepNumber, LAST_VALUES } from '../../lib/fields.js';
import { useDayLimits } from './use-day-limits.js';

export interface FieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'children'> {
  /** Visible label: 'Destination'. */
  label: string;
  /** Short help under the field. */
  hint?: ReactNode | undefined;
  /** How to correct the value: 'Enter a destination.' @default a message for a day outside `min` and `max` */
  error?: string | undefined;
  /** Shows 'optional' beside the label. @default false */
  optional?: boolean | undefined;
  /** Your classes for its parts, by `data-slot`; `className` is the input's. */
  classNames?: PartClasses<'field' | 'field-label' | 'field-hint' | 'field-error'> | undefined;
}

/**
 * Renders a labelled native input of any `type`. `className`, `ref` and other native props go to the input.
 * Parts: `field`, `field-label`, `field-hint`, `field-error`.
 *
 * @example
 * <Field label="Destination" name="destination" error={errors.destination} />
 */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  {
    label,
    hint,
    error: givenError,
    optional = false,
    id: givenId,
    'aria-describedby': givenDescription,
    classNames,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(fieldMessages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const place = useRef<HTMLDivElement>(null);
  const { fault, handlers } = useDayLimits(rest, place);
  const error = givenError || fault;
  const describedBy = cx(givenDescription, hint ? hintId : null, error && errorId);
  return (
    <div
      data-slot="field"
      data-invalid={error ? '' : undefined}
      className={cx('t:root t:grid t:min-w-0 t:content-start t:gap-1.5 t:wrap-anywhere', classNames?.field)}
      ref={place}
    >
      <label
        htmlFor={id}
        data-slot="field-label"
        className={cx('t:text-label t:font-semibold', classNames?.['field-label'])}
      >
        <span className="t:contents">{label}</span>
        {optional ? <span className="t:font-regular t:text-subtle">{` ${t['field.optional']}`}</span> : null}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={cx(controlBox({ size: 'md', invalid: Boolean(error) }), className)}
        ref={ref}
        {...rest}
        max={rest.max ?? LAST_VALUES[rest.type ?? '']}
        {...handlers}
        onWheel={(event) => {
          rest.onWheel?.(event);
          if (rest.type === 'number') keepNumber(event);
        }}
      />
      {hint ? (
        <span
          id={hintId}
          data-slot="field-hint"
          className={cx('t:own-direction t:text-caption t:text-muted', classNames?.['field-hint'])}
        >
          {hint}
        </span>
      ) : null}
      {error ? (
        <span
          id={errorId}
          data-slot="field-error"
          // It appears while the reader types; a caller's error is read with the focus (WCAG 4.1.3).
          role={givenError ? undefined : 'alert'}
          className={cx(
            't:flex t:items-start t:gap-1.25 t:text-label t:text-danger-text',
            classNames?.['field-error'],
          )}
        >
          <CircleAlert aria-hidden="true" className="t:mt-0.5 t:icon-14" />
          <span className="t:own-direction t:min-w-0 t:wrap-anywhere">{error}</span>
        </span>
      ) : null}
    </div>
  );
});
