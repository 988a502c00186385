'use client';
import { type ComponentPropsWithoutRef, forwardRef, useCallback, useImperativeHandle, useRef } from 'react';
import { Check } from '../../icons/compiled/check.js';
import { Minus } from '../../icons/compiled/minus.js';
import { cx } from '../../lib/cx.js';

interface CheckboxOwnProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'children'> {
  /** Mixed state, for a choice about rows of which some are chosen; a press ends it. @default false */
  indeterminate?: boolean | undefined;
}

const BOX = [
  't:size-rem-1.125 t:flex-none t:cursor-pointer t:rounded-xs t:border t:border-border-strong t:bg-surface-raised',
  't:checked:border-brand-edge t:checked:bg-brand t:indeterminate:border-brand-edge t:indeterminate:bg-brand',
  't:disabled:cursor-not-allowed t:disabled:border-border t:disabled:bg-neutral-soft',
].join(' ');

/** Native props of `<input type="checkbox">`, also `className` and `ref`, and a label, visible or not. */
export type CheckboxProps = CheckboxOwnProps &
  (
    | {
        /** Label beside the box. */
        label: string;
        'aria-label'?: never;
      }
    | {
        label?: never;
        /** Label for screen readers: 'Select Ana Vuki'. */
        'aria-label': string;
      }
  );

/**
 * A choice that is on or off: 18 px, in a target of 24 px, 44 on touch screens (WCAG 2.5.8).
 * `data-slot="checkbox"` is the box, `checkbox-field` the label around it.
 *
 * @example
 * <Checkbox aria-label="Select Ana Vuki" checked={isSelected} onChange={toggle} />
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, indeterminate = false, className, ...rest },
  ref,
) {
  const box = useRef<HTMLInputElement | null>(null);
  const isMixed = useRef(indeterminate);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  // A property without an attribute, which browsers reset when the box is pressed.
  const mark = useCallback(
    (input: HTMLInputElement | null) => {
      box.current = input;
      isMixed.current = indeterminate;
      if (input) input.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  return (
    // A label even without text, so that the whole target answers a press.
    <label
      data-slot="checkbox-field"
      className="t:inline-flex t:min-h-6 t:touch:min-h-touch-target t:items-center t:gap-2.5 t:root"
    >
      {/* In forced colours an icon keeps a colour of its own: it inherits this one, which is forced. */}
      <span className="t:relative t:inline-grid t:min-h-[inherit] t:min-w-6 t:touch:min-w-touch-target t:flex-none t:place-items-center t:text-on-brand">
        <input
          data-slot="checkbox"
          className={cx('t:peer', BOX, className)}
          ref={mark}
          {...rest}
          onChange={(event) => {
            rest.onChange?.(event);
            // React restores `checked` only; the caller may have rendered another mixed state meanwhile.
            if (rest.checked !== undefined) event.target.indeterminate = isMixed.current;
          }}
          type="checkbox"
        />
        <Check
          aria-hidden="true"
          className="t:pointer-events-none t:absolute t:hidden t:icon-14 t:peer-checked:not-peer-indeterminate:block"
        />
        <Minus
          aria-hidden="true"
          className="t:pointer-events-none t:absolute t:hidden t:icon-14 t:peer-indeterminate:block"
        />
      </span>
      {label === undefined ? null : <span className="t:min-w-0 t:wrap-anywhere">{label}</span>}
    </label>
  );
});
