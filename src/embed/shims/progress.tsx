import type { ComponentPropsWithoutRef } from 'react';

interface RootProps extends ComponentPropsWithoutRef<'div'> {
  value: number;
  max: number;
  getValueLabel: () => string;
}

/** Replaces Radix's progress in the widgets: the same element without a context. */
export function Root({ value, max, getValueLabel, ...rest }: RootProps) {
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={getValueLabel()}
      {...rest}
    />
  );
}
