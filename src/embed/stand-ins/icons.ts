import { type ComponentPropsWithoutRef, createElement } from 'react';

/** The part of Lucide's icon data that drawing needs. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Stands in for Lucide's `createLucideIcon` in the widgets: the same picture without the options that the library never
 * uses. Its icons are decorative, so they are hidden from assistive technology.
 */
export default function createIcon({ node }: IconData) {
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
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
