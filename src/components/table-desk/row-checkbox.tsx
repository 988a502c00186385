'use client';
import type { ComponentPropsWithoutRef } from 'react';

interface RowCheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  'aria-label': string;
  /** Whether some of what it stands for are selected. @default false */
  indeterminate?: boolean;
}

/** Selects a row, or all rows of a page. */
export function RowCheckbox({ indeterminate = false, ...rest }: RowCheckboxProps) {
  return (
    <span className="t:inline-flex t:size-6 t:items-center t:justify-center t:align-middle">
      <input
        type="checkbox"
        className="t:size-[18px] t:cursor-pointer t:accent-[var(--tapa-color-brand)]"
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        {...rest}
      />
    </span>
  );
}
