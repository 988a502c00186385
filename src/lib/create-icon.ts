import { type ComponentPropsWithoutRef, type ComponentType, createElement, type ReactElement } from 'react';

/** What Lucide's files hold of an icon, as far as drawing needs it. */
export interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** An icon, as what shows it needs it: the size is a class. */
export type DrawnIcon = ComponentType<{ className?: string }>;

/**
 * Stands in for Lucide's `createLucideIcon` in the built package (scripts/icon-data.ts): the same picture without the
 * options that the library never uses. Icons are decorative, so they are hidden from assistive technology.
 */
export default function createIcon({ node }: IconData) {
  // Made once, and not before they are needed: a list shows the same icon in every row.
  let lines: readonly ReactElement[] | undefined;
  return (props: ComponentPropsWithoutRef<'svg'>) => {
    lines ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...lines,
    );
  };
}
