import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { cx } from '../lib/cx.js';

/** An icon as components need it: its size is a class. */
export type DrawnIcon = ComponentType<{ className?: string | undefined }>;

/** An icon of ours: its props are the attributes of an `<svg>`. */
export type SvgIcon = FunctionComponent<ComponentPropsWithoutRef<'svg'>>;

/**
 * Makes an icon from its drawing. Icons are decorative, so they are hidden from assistive technology. How lines are drawn
 * is a class (base.css): as attributes it was a quarter of all that a dashboard sets.
 *
 * @param name - for developer tools, and for code that Storybook shows
 * @param lines - the `d` of a path on a grid of 24 by 24, drawn with a line
 * @param filled - the same, drawn with a line and filled
 */
export function createIcon(name: string, lines: string, filled?: string): SvgIcon {
  // Made once, when first needed: a list shows the same icon in every row.
  let paths: readonly ReactNode[] | undefined;
  const draw: SvgIcon = ({ className, ...props }) => {
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
  return Object.assign(draw, { displayName: name });
}
