import { type ComponentPropsWithoutRef, type ComponentType, createElement, type ReactNode } from 'react';
import { cx } from './cx';

/** An icon, as what shows it needs it: the size is a class. */
export type DrawnIcon = ComponentType<{ className?: string }>;

/**
 * Stands in for Lucide's `createLucideIcon` in every build (scripts/build/icons): the same picture without the
 * options that the library never uses. Icons are decorative, so they are hidden from assistive technology. How lines are
 * drawn is a class (base.css): as seven attributes of each icon it was a quarter of all that a dashboard sets.
 *
 * @param lines - what is drawn with a line, as the `d` of an SVG path on a grid of 24 by 24
 * @param filled - what is filled too
 */
export default function createIcon(lines: string, filled?: string) {
  // Made once, and not before they are needed: a list shows the same icon in every row.
  let paths: readonly ReactNode[] | undefined;
  return ({ className, ...props }: ComponentPropsWithoutRef<'svg'>) => {
    paths ??= [
      createElement('path', { d: lines }),
      filled && createElement('path', { d: filled, fill: 'currentColor' }),
    ];
    return createElement(
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': true, ...props, className: cx('t:icon', className) },
      ...paths,
    );
  };
}
