import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { cx } from '../lib/cx.js';

/** Icon with a class name, which sets its size. */
export type DrawnIcon = ComponentType<{ className?: string | undefined }>;

/** Icon whose props are the attributes of an `<svg>`. */
export type SvgIcon = FunctionComponent<ComponentPropsWithoutRef<'svg'>>;

/**
 * Creates an icon, hidden from assistive technology. The line style is a class (base.css): as attributes it
 * was a quarter of all that a dashboard sets.
 *
 * @param name - display name in developer tools and Storybook
 * @param lines - `d` of a stroked path on a grid of 24 by 24
 * @param filled - `d` of a path that is stroked and filled
 */
export function createIcon(name: string, lines: string, filled?: string): SvgIcon {
  // Created once: a list shows the same icon in every row.
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
