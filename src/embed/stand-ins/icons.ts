import { type ComponentPropsWithoutRef, createElement } from 'react';

/**
 * Stands in for Lucide's `createLucideIcon` in the widgets (scripts/icons), smaller than the package's: sizes are
 * always a class there.
 */
export default function createIcon(lines: string, filled?: string) {
  return ({ className = '', ...rest }: ComponentPropsWithoutRef<'svg'>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className,
        'aria-hidden': true,
        ...rest,
      },
      createElement('path', { d: lines }),
      filled && createElement('path', { d: filled, fill: 'currentColor' }),
    );
}
